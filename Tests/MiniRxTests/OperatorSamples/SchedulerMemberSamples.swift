// What schedulers do besides working at once, on the main queue: see OperatorSamples.swift.

import Foundation
import MiniRxTraced
import Recorder

let schedulerMemberSamples = samples([
    "virtual-time": {
        let clock = HistoricalScheduler()
        let work = { (name: String) -> Disposable in Disposables.create {} }
        _ = clock.schedule("at once", action: work)
        _ = clock.scheduleRelative("later", dueTime: .seconds(1), action: work)
        _ = clock.scheduleRelativeVirtual("later", dueTime: 1, action: work)
        let time = clock.now.addingTimeInterval(2)
        clock.scheduleAbsoluteVirtual("never", time: time, action: work).dispose()
        clock.sleep(0.5)
        clock.start()
    },
    "virtual-time-stopped": {
        let clock = HistoricalScheduler()
        for _ in 1...2 {
            _ = clock.schedule(()) { _ in
                clock.stop()
                return Disposables.create()
            }
        }
        clock.start()
        clock.start()
    },
    "virtual-time-periodic": {
        let clock = HistoricalScheduler()
        let d = clock.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { $0 + 1 }
        clock.advanceTo(clock.now.addingTimeInterval(3))
        d.dispose()
        clock.start()
    },
    "current-thread": {
        let scheduler = CurrentThreadScheduler.instance
        let d = scheduler.schedule(1) { number in
            scheduler.schedule(number) { _ in Disposables.create {} }
        }
        d.dispose()
    },
    "current-thread-disposed": {
        let scheduler = CurrentThreadScheduler.instance
        let d = scheduler.schedule(1) { number in
            scheduler.schedule(number) { _ in Disposables.create {} }.dispose()
            return Disposables.create()
        }
        d.dispose()
    },
    "recursive-disposed": {
        turnClock([1]) { c in
            let d = c.scheduleRecursive(0) { n, again in again(n + 1) }
            d.dispose()
            return d
        }
    },
    "scheduler-forms": {
        _ = ConcurrentDispatchQueueScheduler(qos: .default)
        _ = SerialDispatchQueueScheduler(qos: .default)
        _ = SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: "serial")
        _ = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
        _ = OperationQueueScheduler(operationQueue: .main)
    },
    "main-later": { later(on: MainScheduler.instance) },
    "main-periodic": { periodic(on: MainScheduler.instance) },
    "concurrent-main-later": { later(on: ConcurrentMainScheduler.instance) },
    "concurrent-main-periodic": { periodic(on: ConcurrentMainScheduler.instance) },
    "concurrent-queue-later": { later(on: ConcurrentDispatchQueueScheduler(queue: .main)) },
    "concurrent-queue-periodic": { periodic(on: ConcurrentDispatchQueueScheduler(queue: .main)) },
])

/// Work that is called off, and work that is due later.
private func later(on scheduler: SchedulerType) {
    let work = { (_: SampleOwner) in Disposables.create {} }
    timer({ scheduler.scheduleRelative($0, dueTime: .seconds(60), action: work) }, until: {})
    timer(
        { scheduler.scheduleRelative($0, dueTime: .milliseconds(20), action: work) },
        until: Trace.settle
    )
}

/// Two ticks.
private func periodic(on scheduler: SchedulerType) {
    let time = DispatchTimeInterval.milliseconds(20)
    timer(
        { scheduler.schedulePeriodic($0, startAfter: time, period: time) { $0 } },
        until: { Trace.wait(ticks: 2) }
    )
}

/// Disposes of what was scheduled, and waits until the timer has let go of its state, which it does
/// on the main queue, a little later.
private func timer(_ schedule: (SampleOwner) -> Disposable, until wait: () -> Void) {
    weak var state: SampleOwner?
    do {
        let owner = SampleOwner()
        state = owner
        let d = schedule(owner)
        wait()
        d.dispose()
    }
    let patience = Date(timeIntervalSinceNow: 10)
    while state != nil, Date() < patience {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
}
