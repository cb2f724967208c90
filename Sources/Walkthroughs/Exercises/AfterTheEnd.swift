// A closure that breaks the grammar: it sends an element after the terminal event.
// Chapter: 1 (exercise after-the-end)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let afterTheEnd = Walkthrough(
        name: "after-the-end",
        title: "an element after the terminal event",
        run: sendAfterTheEnd
    )
}

@Sendable func sendAfterTheEnd() {
    let subscription = Observable<Int>.create { observer in
        observer.onCompleted()
        observer.onNext(2)
        return Disposables.create()
    }
    .subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    subscription.dispose()
}
