// `just` with a scheduler, subscribed to on the scheduler's own queue.
// Chapter: 6 (just with a scheduler)

import MiniRx

@Sendable func justScheduled() {
    let bag = DisposeBag()
    Observable.just(1, scheduler: MainScheduler.instance).subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    ).disposed(by: bag)
    mark("subscribe has returned")
    settle()
}
