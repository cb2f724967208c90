// A second source whose first element completes the sequence.
// Chapter: 13 (take(until:))

import MiniRx

@Sendable func takeUntil() {
    let source = PublishSubject<Int>()
    let end = PublishSubject<String>()
    let disposable = source.take(until: end).subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    source.onNext(1)
    mark("the other source sends")
    end.onNext("enough")
    source.onNext(2)
    disposable.dispose()
}
