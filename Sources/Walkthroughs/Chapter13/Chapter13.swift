// The samples of chapter 13.
// Chapter: 13

extension Chapter {
    static let chapter13 = [
        Walkthrough(
            name: "combine-latest",
            title: "combineLatest: nothing until all have sent",
            run: combineLatest
        ),
        Walkthrough(
            name: "combine-latest-3",
            title: "combineLatest of three: a class for each number",
            run: combineLatestOfThree
        ),
        Walkthrough(
            name: "zip",
            title: "zip: the first with the first, the second with the second",
            run: zip
        ),
        Walkthrough(
            name: "with-latest-from",
            title: "withLatestFrom: sends with the first source, reads the second",
            run: withLatestFrom
        ),
        Walkthrough(
            name: "take-until",
            title: "take(until:): the first element of a second source completes",
            run: takeUntil
        ),
    ]
}
