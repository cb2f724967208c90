// Two elements of `create`, observed on a serial queue.
// Chapter: 3 (the sample)

import MiniRx

@Sendable func observeOnCreate() {
    var bag: DisposeBag? = DisposeBag()
    Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create { print("cleanup") }
    }
    .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "worker"))
    .subscribe(
        onNext: { print($0) },
        onCompleted: { print("completed") },
        onDisposed: { print("disposed") }
    )
    .disposed(by: bag!)
    print("subscribed")
    settle()
    mark("bag released")
    bag = nil
}
