// Two subjects, and their events as they come.
// Chapter: 10 (merge)

import MiniRx

@Sendable func merge() {
    let left = PublishSubject<Int>()
    let right = PublishSubject<Int>()
    let disposable = Observable.merge(left, right).subscribe(
        onNext: { element in
            let step = enter(closure: 1); defer { leave(step) }
            print(element)
        },
        onCompleted: {
            let step = enter(closure: 2); defer { leave(step) }
            print("completed")
        }
    )
    left.onNext(1)
    right.onNext(2)
    left.onCompleted()
    right.onCompleted()
    disposable.dispose()
}
