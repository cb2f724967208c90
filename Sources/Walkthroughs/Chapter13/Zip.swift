// Two subjects whose elements are combined in pairs.
// Chapter: 13 (zip)

import MiniRx

@Sendable func zip() {
    let left = PublishSubject<Int>()
    let right = PublishSubject<Int>()
    let disposable = Observable.zip(left, right) { (left: Int, right: Int) -> Int in
        left + right
    }
    .subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    left.onNext(1)
    left.onNext(2)
    right.onNext(10)
    mark("the left one ends")
    left.onCompleted()
    right.onNext(20)
    mark("the right one ends")
    right.onCompleted()
    disposable.dispose()
}
