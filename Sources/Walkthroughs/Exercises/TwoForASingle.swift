// A source with one element too many for a Single, and an end after it.
// Chapter: 7 (exercise two-for-a-single)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let twoForASingle = Walkthrough(
        name: "two-for-a-single",
        title: "a Single of two elements",
        run: makeSingleOfTwo
    )
}

@Sendable func makeSingleOfTwo() {
    let subscription = Observable<Int>.create { observer in
        let step = enter(closure: 1); defer { leave(step) }
        observer.onNext(1)
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
    }
    .asSingle()
    .subscribe(
        onSuccess: { element in
            let step = enter(closure: 2); defer { leave(step) }
            print("success \(element)")
        },
        onFailure: { _ in
            let step = enter(closure: 3); defer { leave(step) }
            print("failure")
        },
        onDisposed: {
            let step = enter(closure: 4); defer { leave(step) }
            print("disposed")
        }
    )
    subscription.dispose()
}
