// Elements that change threads, and disposables.

import Dispatch
import MiniRx

extension Case {
    static let scheduling = [
        Case("observe-serial", "observe(on: serial queue), end to end", 500_000) { count in
            sendAndWait(count) {
                $0.observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "serial"))
            }
        },
        Case("observe-concurrent", "observe(on: concurrent queue), end to end", 200_000) { count in
            sendAndWait(count) {
                $0.observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
            }
        },
        Case("observe-immediate", "observe(on: CurrentThreadScheduler)", 200_000) { count in
            push(count) { $0.observe(on: CurrentThreadScheduler.instance) }
        },
        Case("subscribe-on", "subscribe(on: serial queue), end to end", 8_000_000) { count in
            sendAndWait(count) {
                $0.subscribe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "serial"))
            }
        },
        Case("bag", "DisposeBag: insert, dispose", 1_000_000) { count in
            let total = Total()
            do {
                let bag = DisposeBag()
                for _ in 0..<count {
                    bag.insert(Disposables.create { total.sum &+= 1 })
                }
            }
            expect(total.sum, count)
        },
    ]
}

/// Sends the numbers below `count` through operators that deliver them on another thread, and waits
/// for the terminal event there.
private func sendAndWait(_ count: Int, through operators: (Observable<Int>) -> Observable<Int>) {
    let total = Total()
    let end = DispatchSemaphore(value: 0)
    let bag = DisposeBag()
    operators(numbers(count))
        .subscribe(onNext: { total.sum &+= $0 }, onCompleted: { end.signal() })
        .disposed(by: bag)
    end.wait()
    expect(total.sum, sum(below: count))
}
