// The sample of the create/subscribe document: one element, the end, and a dispose by hand.
// Chapter: 1 (the sample)

import MiniRx

@Sendable func createSubscribe() {
    let disposable = Observable<Int>.create { observer in
        let step = enter(closure: 1); defer { leave(step) }
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
    }
    .subscribe(
        onNext: { element in
            let step = enter(closure: 2); defer { leave(step) }
            print(element)
        },
        onDisposed: {
            let step = enter(closure: 3); defer { leave(step) }
            print("dispose")
        }
    )
    mark("dispose() by hand")
    disposable.dispose()
}
