// A closure that breaks the rule of every sequence: it sends after the end.
// Chapter: 1 (exercise after-the-end)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let afterTheEnd = Walkthrough(
        name: "after-the-end",
        title: "an element after the end",
        run: sendAfterTheEnd
    )
}

@Sendable func sendAfterTheEnd() {
    let subscription = Observable<Int>.create { observer in
        let step = enter(closure: 1); defer { leave(step) }
        observer.onCompleted()
        observer.onNext(2)
        return Disposables.create()
    }
    .subscribe(
        onNext: { element in
            let step = enter(closure: 2); defer { leave(step) }
            print(element)
        },
        onCompleted: {
            let step = enter(closure: 3); defer { leave(step) }
            print("completed")
        }
    )
    subscription.dispose()
}
