// An inner sequence for each element, one at a time.
// Chapter: 12 (concatMap)

import MiniRx

@Sendable func concatMap() {
    let source = PublishSubject<Int>()
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let disposable = source.concatMap { (element: Int) -> Observable<Int> in
        element == 1 ? first : second
    }
    .subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    mark("1 and 2 begin an inner sequence each")
    source.onNext(1)
    source.onNext(2)
    first.onNext(10)
    mark("the first one ends")
    first.onCompleted()
    second.onNext(20)
    mark("the end of both")
    source.onCompleted()
    second.onCompleted()
    disposable.dispose()
}
