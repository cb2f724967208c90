// The sample of the schedulers document: created on a global queue, observed on the main queue.
// Chapter: 2 (the sample)

import Dispatch
import MiniRx

@Sendable func schedulers() {
    var bag: DisposeBag? = DisposeBag()
    Observable<String>.create { observer in
        observer.onNext("1")
        observer.onNext("2")
        observer.onCompleted()
        return Disposables.create()
    }
    .subscribe(on: ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global()))
    .observe(on: MainScheduler.instance)
    .subscribe(
        onNext: { element in
            print(element)
        },
        onError: { error in
            print("error \(error)")
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
