// A subject whose elements are paired with the latest element of another subject.
// Chapter: 13 (withLatestFrom)

import MiniRx

@Sendable func withLatestFrom() {
    let tap = PublishSubject<Int>()
    let text = PublishSubject<String>()
    let disposable = tap.withLatestFrom(text) { (tap: Int, text: String) -> String in
        "tap \(tap): \(text)"
    }
    .subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    tap.onNext(1)
    text.onNext("a")
    tap.onNext(2)
    mark("the text ends, the taps go on")
    text.onCompleted()
    tap.onNext(3)
    tap.onCompleted()
    disposable.dispose()
}
