// Actions as operations of a queue that runs one at a time.
// Chapter: 2 (OperationQueueScheduler)

import Foundation
import MiniRx

@Sendable func operationQueueScheduler() {
    let bag = DisposeBag()
    let queue = OperationQueue()
    queue.name = "operations"
    queue.maxConcurrentOperationCount = 1
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    for name in ["first", "second"] {
        scheduler.schedule(name) { name in
            print(name)
            return Disposables.create()
        }
        .disposed(by: bag)
    }
    settle()
}
