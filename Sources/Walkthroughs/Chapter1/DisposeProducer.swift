// A source that never terminates: only `dispose()` ends the subscription.
// Chapter: 1 (who calls dispose)

import MiniRx

@Sendable func disposeProducer() {
    let disposable = Observable<Int>.create { observer in
        observer.onNext(1)
        return Disposables.create {
            print("cleanup")
        }
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
    mark("dispose() a second time")
    disposable.dispose()
}
