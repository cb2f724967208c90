// Three queues: the chain is built on one, subscribed to on another, observed on a third.
// Chapter: 3 (subscribeOn and observeOn together)

import Dispatch
import MiniRx

@Sendable func subscribeOnObserveOn() {
    DispatchQueue.global().async {
        _ = Observable<Int>.create { observer in
            observer.onNext(1)
            return Disposables.create()
        }
        .subscribe(on: MainScheduler())
        .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "Serial"))
        .subscribe(onNext: { element in
            print(element)
        })
    }
    settle()
}

@Sendable func subscribeOnObserveOnCompleted() {
    DispatchQueue.global().async {
        _ = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
        .subscribe(on: MainScheduler())
        .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "Serial"))
        .subscribe(
            onNext: { element in
                print(element)
            },
            onCompleted: {
                print("completed")
            },
            onDisposed: {
                print("dispose")
            }
        )
    }
    settle()
}
