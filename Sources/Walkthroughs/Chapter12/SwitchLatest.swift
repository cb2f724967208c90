// Inner sequences, of which only the latest is subscribed to.
// Chapter: 12 (switchLatest)

import MiniRx

@Sendable func switchLatest() {
    let source = PublishSubject<Observable<Int>>()
    let old = PublishSubject<Int>()
    let new = PublishSubject<Int>()
    let disposable = source.switchLatest().subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    mark("the old one")
    source.onNext(old)
    old.onNext(1)
    mark("the new one")
    source.onNext(new)
    old.onNext(2)
    new.onNext(3)
    mark("the end of both")
    source.onCompleted()
    new.onCompleted()
    disposable.dispose()
}
