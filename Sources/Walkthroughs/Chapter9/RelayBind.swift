// One relay bound to another.
// Chapter: 9

import MiniRx

@Sendable func relayBind() {
    let bag = DisposeBag()
    let source = PublishRelay<Int>()
    let target = BehaviorRelay(value: 0)
    source.bind(to: target).disposed(by: bag)
    target.subscribe(onNext: { element in
        print(element)
    }).disposed(by: bag)
    source.accept(1)
    print(target.value)
    mark("end of scope")
}
