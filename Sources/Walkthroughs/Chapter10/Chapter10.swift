// The samples of chapter 10.
// Chapter: 10

extension Chapter {
    static let chapter10 = [
        Walkthrough(
            name: "map-take",
            title: "map and take: two plain operators, and take completes",
            steps: .mapTakeSteps,
            run: mapTake
        ),
        Walkthrough(
            name: "scan",
            title: "scan: an operator that stores a value",
            run: scan
        ),
        Walkthrough(
            name: "do",
            title: "do: the order of its nine closures",
            run: doEverything
        ),
    ]
}
