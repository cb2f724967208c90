// Two subjects, and what their latest elements are together.
// Chapter: 10 (combineLatest)

import MiniRx

@Sendable func combineLatest() {
    let left = PublishSubject<Int>()
    let right = PublishSubject<Int>()
    let disposable = Observable.combineLatest(left, right) { (left: Int, right: Int) -> Int in
        let step = enter(closure: 1); defer { leave(step) }
        return left + right
    }
    .subscribe(onNext: { element in
        let step = enter(closure: 2); defer { leave(step) }
        print(element)
    })
    left.onNext(1)
    right.onNext(10)
    left.onNext(2)
    mark("dispose() by hand")
    disposable.dispose()
}
