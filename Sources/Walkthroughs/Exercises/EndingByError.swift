// A source that fails after `subscribe` has returned, and a subscriber with all handlers.
// Chapter: 1 (exercise ending-by-error)

import MiniRx

private struct Timeout: Error {}

extension Walkthrough {
    /// The sample of an exercise.
    public static let endingByError = Walkthrough(
        name: "ending-by-error",
        title: "an error, long after subscribe",
        run: endByError
    )
}

@Sendable func endByError() {
    var source: AnyObserver<Int>?
    let subscription = Observable<Int>.create { observer in
        let step = enter(closure: 1); defer { leave(step) }
        source = observer
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
        onError: { _ in
            let step = enter(closure: 3); defer { leave(step) }
            print("error")
        },
        onCompleted: {
            let step = enter(closure: 4); defer { leave(step) }
            print("completed")
        },
        onDisposed: {
            let step = enter(closure: 5); defer { leave(step) }
            print("disposed")
        }
    )
    mark("the source fails")
    source?.onError(Timeout())
    mark("dispose() by hand")
    subscription.dispose()
}
