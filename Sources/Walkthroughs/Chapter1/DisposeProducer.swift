// A source that never ends by itself: here it is `dispose()` that does the work.
// Chapter: 1 (who calls dispose)

import MiniRx

@Sendable func disposeProducer() {
    let disposable = Observable<Int>.create { observer in
        let step = enter(closure: 1); defer { leave(step) }
        observer.onNext(1)
        return Disposables.create {
            let step = enter(closure: 1); defer { leave(step) }
            print("cleanup")
        }
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
    mark("dispose() a second time")
    disposable.dispose()
}
