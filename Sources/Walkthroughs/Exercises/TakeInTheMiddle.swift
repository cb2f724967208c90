// An operator that completes a sequence, with another operator downstream.
// Chapter: 10 (exercise take-in-the-middle)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let takeInTheMiddle = Walkthrough(
        name: "take-in-the-middle",
        title: "take in the middle",
        run: takeOneTap
    )
}

@Sendable func takeOneTap() {
    let taps = PublishSubject<Int>()
    let subscription = taps.take(1)
        .map {
            $0 * 10
        }
        .subscribe(
            onNext: { element in
                print(element)
            },
            onCompleted: {
                print("completed")
            }
        )
    taps.onNext(1)
    taps.onNext(2)
    subscription.dispose()
}
