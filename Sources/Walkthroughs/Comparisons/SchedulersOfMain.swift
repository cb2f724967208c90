// An action that schedules another one, on each scheduler of the main queue.
// Chapter: 0 (what is printed)

import Dispatch
import MiniRx

extension Walkthrough {
    static let mainSchedulers = Walkthrough(
        name: "main-schedulers",
        title: "three schedulers of the main queue",
        run: compareMainSchedulers
    )
}

@Sendable func compareMainSchedulers() {
    scheduleTwice("`MainScheduler.instance`, from main", MainScheduler.instance)
    settle()
    scheduleTwice("`MainScheduler.asyncInstance`, from main", MainScheduler.asyncInstance)
    settle()
    scheduleTwice("`ConcurrentMainScheduler.instance`, from main", ConcurrentMainScheduler.instance)
    settle()
    scheduleElsewhere("`MainScheduler.instance`, from a queue", MainScheduler.instance)
    scheduleElsewhere("`MainScheduler.asyncInstance`, from a queue", MainScheduler.asyncInstance)
    scheduleElsewhere(
        "`ConcurrentMainScheduler.instance`, from a queue",
        ConcurrentMainScheduler.instance
    )
}

private func scheduleTwice(_ title: String, _ scheduler: ImmediateSchedulerType) {
    mark(title)
    print("before")
    _ = scheduler.schedule(()) { _ in
        print("action begins")
        let inner = scheduler.schedule(()) { _ in
            print("inner action")
            return Disposables.create()
        }
        print("action ends")
        return inner
    }
    print("after")
}

private func scheduleElsewhere(_ title: String, _ scheduler: ImmediateSchedulerType & Sendable) {
    mark(title)
    DispatchQueue(label: "queue").async {
        _ = scheduler.schedule(()) { _ in
            print("action")
            return Disposables.create()
        }
        print("after")
    }
    settle()
}
