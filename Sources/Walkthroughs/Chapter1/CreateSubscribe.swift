// The sample of the create/subscribe document: one element, `completed`, and an explicit dispose.
// Chapter: 1 (the sample)

import MiniRx

@Sendable func createSubscribe() {
    let disposable = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
    }
    .subscribe(
        onNext: { element in
            print(element)
        },
        onDisposed: {
            print("dispose")
        }
    )
    mark("dispose() by hand")
    disposable.dispose()
}
