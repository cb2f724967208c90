// A Driver from a relay that has a value, a Signal from a relay that has none.
// Chapter: 7 (Driver and Signal)

import MiniRx

@Sendable func driverMap() {
    let bag = DisposeBag()
    let relay = BehaviorRelay(value: 1)
    relay.asDriver()
        .map { element in
            element * 10
        }
        .drive(onNext: { element in
            print("driver \(element)")
        })
        .disposed(by: bag)
    relay.accept(2)
    mark("end of scope")
}

@Sendable func signal() {
    let bag = DisposeBag()
    let relay = PublishRelay<Int>()
    relay.asSignal()
        .emit(onNext: { element in
            print("signal \(element)")
        })
        .disposed(by: bag)
    relay.accept(1)
    mark("end of scope")
}
