// The samples of chapter 4.
// Chapter: 4

extension Chapter {
    static let chapter4 = [
        Walkthrough(
            name: "interval",
            title: "Three ticks on the main queue, then dispose",
            steps: .intervalSteps,
            run: interval
        ),
        Walkthrough(
            name: "timer-periodic",
            title: "Two ticks on a queue of their own, disposed of from main",
            run: timerPeriodic
        ),
        Walkthrough(
            name: "interval-virtual",
            title: "The same on a virtual clock, which waits for nothing",
            run: intervalVirtual
        ),
        Walkthrough(
            name: "timer-once",
            title: "A timer that fires once: 0, then completed",
            run: timerOnce
        ),
    ]
}
