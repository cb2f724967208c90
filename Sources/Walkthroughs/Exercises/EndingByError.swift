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
        source = observer
        return Disposables.create {
            print("cleanup")
        }
    }
    .subscribe(
        onNext: { element in
            print(element)
        },
        onError: { _ in
            print("error")
        },
        onCompleted: {
            print("completed")
        },
        onDisposed: {
            print("disposed")
        }
    )
    mark("the source fails")
    source?.onError(Timeout())
    mark("dispose() by hand")
    subscription.dispose()
}
