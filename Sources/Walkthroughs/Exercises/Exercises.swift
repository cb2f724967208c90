// The samples whose traces exercises ask for.
// Chapter: 0 (the exercises)

extension Walkthrough {
    /// The samples of exercises. No list names them, for their traces are the answers.
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
