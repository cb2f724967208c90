// A source with one element too many for a Single, then `completed`.
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
        observer.onNext(1)
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
    }
    .asSingle()
    .subscribe(
        onSuccess: { element in
            print("success \(element)")
        },
        onFailure: { _ in
            print("failure")
        },
        onDisposed: {
            print("disposed")
        }
    )
    subscription.dispose()
}
