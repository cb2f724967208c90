// The samples of chapter 2.
// Chapter: 2

extension Chapter {
    static let chapter2 = [
        Walkthrough(
            name: "schedulers",
            title: "Subscribe on a global queue, observe on the main queue",
            steps: .schedulersSteps,
            run: schedulers
        ),
        Walkthrough(
            name: "main-scheduler",
            title: "MainScheduler: at once, queued, and from another queue",
            run: mainScheduler
        ),
        Walkthrough(
            name: "concurrent-main-scheduler",
            title: "ConcurrentMainScheduler: at once even inside another action",
            run: concurrentMainScheduler
        ),
        Walkthrough(
            name: "operation-queue-scheduler",
            title: "OperationQueueScheduler, one operation at a time",
            run: operationQueueScheduler
        ),
    ]
}
