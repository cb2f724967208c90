// Three queues: made on one, subscribed to on another, observed on a third.
// Chapter: 3 (both at once)

import Dispatch
import MiniRx

@Sendable func subscribeOnObserveOn() {
    DispatchQueue.global().async {
        let step = enter(closure: 1); defer { leave(step) }
        _ = Observable<Int>.create { observer in
            let step = enter(closure: 1); defer { leave(step) }
            observer.onNext(1)
            return Disposables.create()
        }
        .subscribe(on: MainScheduler())
        .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "Serial"))
        .subscribe(onNext: { element in
            let step = enter(closure: 2); defer { leave(step) }
            print(element)
        })
    }
    settle()
}

@Sendable func subscribeOnObserveOnCompleted() {
    DispatchQueue.global().async {
        let step = enter(closure: 1); defer { leave(step) }
        _ = Observable<Int>.create { observer in
            let step = enter(closure: 1); defer { leave(step) }
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
        .subscribe(on: MainScheduler())
        .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "Serial"))
        .subscribe(
            onNext: { element in
                let step = enter(closure: 2); defer { leave(step) }
                print(element)
            },
            onCompleted: {
                let step = enter(closure: 3); defer { leave(step) }
                print("completed")
            },
            onDisposed: {
                let step = enter(closure: 4); defer { leave(step) }
                print("dispose")
            }
        )
    }
    settle()
}
