// A subscription that its own handler disposes of, on the timer's queue.
// Chapter: 4 (exercise dispose-in-a-tick)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let disposeInATick = Walkthrough(
        name: "dispose-in-a-tick",
        title: "disposed of inside a tick",
        run: stopInATick
    )
}

@Sendable func stopInATick() {
    let timer = SerialDispatchQueueScheduler(internalSerialQueueName: "timer")
    let stop = SingleAssignmentDisposable()
    let subscription = Observable<Int>.interval(.milliseconds(20), scheduler: timer).subscribe(
        onNext: { element in
            print("tick \(element) begins")
            if element == 1 { stop.dispose() }
            print("tick \(element) ends")
        },
        onDisposed: {
            print("disposed")
        }
    )
    stop.setDisposable(subscription)
    wait(ticks: 2)
    mark("dispose() once more")
    stop.dispose()
}
