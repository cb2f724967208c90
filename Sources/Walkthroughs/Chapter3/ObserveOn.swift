// The sample of the observeOn document, and the same on a concurrent queue.
// Chapter: 3 (the sample, why observeOn has two implementations)

import Dispatch
import MiniRx

@Sendable func observeOn() {
    var bag: DisposeBag? = DisposeBag()
    Observable.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
        .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "observeOnSerial"))
        .subscribe { print($0) }
        .disposed(by: bag!)
    settle()
    mark("bag released")
    bag = nil
}

@Sendable func observeOnConcurrentQueue() {
    var bag: DisposeBag? = DisposeBag()
    let queue = DispatchQueue(label: "observeOnConcurrent", attributes: .concurrent)
    Observable.of(1, 2)
        .observe(on: ConcurrentDispatchQueueScheduler(queue: queue))
        .subscribe(
            onNext: { element in
                print(element)
            },
            onCompleted: {
                print("completed")
            }
        )
        .disposed(by: bag!)
    settle()
    mark("bag released")
    bag = nil
}
