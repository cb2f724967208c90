// The samples of chapter 7.
// Chapter: 7

extension Chapter {
    static let chapter7 = [
        Walkthrough(
            name: "single",
            title: "A Single: one success is two events inside",
            steps: .singleSteps,
            run: single
        ),
        Walkthrough(
            name: "maybe-completable",
            title: "A Maybe with a value, a Completable with an error",
            run: maybeCompletable
        ),
        Walkthrough(
            name: "single-zip",
            title: "Single.zip: one result of two singles",
            run: singleZip
        ),
        Walkthrough(
            name: "and-then",
            title: "andThen: the second begins when the first is done",
            run: andThen
        ),
        Walkthrough(
            name: "driver-map",
            title: "A Driver of a relay, with map: two shared subscriptions",
            steps: .driverMapSteps,
            run: driverMap
        ),
        Walkthrough(
            name: "signal",
            title: "A Signal of a relay: nothing is replayed",
            run: signal
        ),
        Walkthrough(
            name: "control",
            title: "ControlEvent and ControlProperty over subjects",
            run: control
        ),
        Walkthrough(
            name: "text-field",
            title: "A text field: what it emits, and what it receives",
            run: textField
        ),
    ]
}
