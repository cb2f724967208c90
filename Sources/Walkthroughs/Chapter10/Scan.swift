// A sum to which each element adds.
// Chapter: 10 (scan)

import MiniRx

@Sendable func scan() {
    let source = PublishSubject<Int>()
    let disposable = source.scan(0) { (sum: Int, element: Int) -> Int in
        sum + element
    }
    .subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    disposable.dispose()
}
