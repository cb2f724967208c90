// Two subjects whose events are merged in the order of their arrival.
// Chapter: 12 (merge)

import MiniRx

@Sendable func merge() {
    let left = PublishSubject<Int>()
    let right = PublishSubject<Int>()
    let disposable = Observable.merge(left, right).subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    left.onNext(1)
    right.onNext(2)
    left.onCompleted()
    right.onCompleted()
    disposable.dispose()
}
