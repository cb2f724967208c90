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
        Walkthrough(
            name: "throttle",
            title: "throttle: the first element at once, the latest one when the second is over",
            run: throttle
        ),
        Walkthrough(
            name: "debounce",
            title: "debounce: each element cancels the one before",
            run: debounce
        ),
        Walkthrough(
            name: "delay",
            title: "delay: one chain of actions, and an error that overtakes",
            run: delay
        ),
        Walkthrough(
            name: "timeout",
            title: "timeout: each element sets a new timer",
            run: timeout
        ),
        Walkthrough(
            name: "buffer",
            title: "buffer: a group is sent when it is full, or when its time is over",
            run: buffer
        ),
    ]
}
