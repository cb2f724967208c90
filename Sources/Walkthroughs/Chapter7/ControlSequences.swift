// The two control sequences: made of subjects, and made of a text field.
// Chapter: 7 (control sequences)

import MiniRx

@Sendable func control() {
    let bag = DisposeBag()
    let taps = PublishSubject<Void>()
    let tap = ControlEvent(events: taps)
    tap.subscribe(onNext: {
        print("tap")
    })
    .disposed(by: bag)
    taps.onNext(())
    mark("ControlProperty")
    let values = BehaviorSubject(value: "a")
    let property = ControlProperty(
        values: values,
        valueSink: AnyObserver { event in
            if case .next(let value) = event { print("set \(value)") }
        }
    )
    property.subscribe(onNext: { value in
        print("value \(value)")
    })
    .disposed(by: bag)
    property.onNext("b")
    values.onNext("c")
    mark("end of scope")
}

@Sendable func textField() {
    let bag = DisposeBag()
    var field: TextField? = TextField()
    let text = field!.rx.text.orEmpty
    text.subscribe(
        onNext: { value in
            print("text '\(value)'")
        },
        onCompleted: {
            print("completed")
        }
    )
    .disposed(by: bag)
    mark("the user types")
    field?.type("a")
    mark("the program sets the text")
    text.onNext("b")
    mark("the user types on")
    field?.type("c")
    mark("the field goes")
    field = nil
}
