// Two subjects whose latest elements are combined.
// Chapter: 13 (combineLatest)

import MiniRx

@Sendable func combineLatest() {
    let left = PublishSubject<Int>()
    let right = PublishSubject<Int>()
    let disposable = Observable.combineLatest(left, right) { (left: Int, right: Int) -> Int in
        left + right
    }
    .subscribe(onNext: { element in
        print(element)
    })
    left.onNext(1)
    right.onNext(10)
    left.onNext(2)
    mark("dispose() by hand")
    disposable.dispose()
}
