// The samples of the exercises that ask for traces.
// Chapter: 0 (the exercises)

extension Walkthrough {
    /// The samples of exercises. `Walkthrough.all` omits them, since their traces are the answers.
    public static let ofExercises = [
        afterTheEnd,
        behindWhatWaits,
        disposeInATick,
        endingByError,
        firstLine,
        lanesOfAChain,
        takeInTheMiddle,
        twoEndingsAtOnce,
        twoForASingle,
        whenItGoes,
        whoIsTold,
        whoOvertakes,
    ]
}
