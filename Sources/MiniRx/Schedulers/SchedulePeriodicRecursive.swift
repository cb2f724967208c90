// Repetition by single delays, for schedulers that have no periodic timer.
// Mirrors: RxSwift/Schedulers/SchedulerServices+Emulation.swift
// Chapter: 4 (on virtual time)

private enum SchedulePeriodicRecursiveCommand {
    case tick
    case dispatchStart
}

/// Counts the ticks that are due. A tick that comes while the action still runs is queued, and runs
/// right after it: no tick is lost, and ticks never overlap.
final class SchedulePeriodicRecursive<State> {
    typealias RecursiveAction = (State) -> State
    private typealias RecursiveScheduler = AnyRecursiveScheduler<SchedulePeriodicRecursiveCommand>

    private let scheduler: SchedulerType
    private let startAfter: RxTimeInterval
    private let period: RxTimeInterval
    private let action: RecursiveAction
    private var state: State
    private let pendingTickCount = AtomicInt(0)

    init(
        scheduler: SchedulerType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping RecursiveAction,
        state: State
    ) {
        self.scheduler = scheduler
        self.startAfter = startAfter
        self.period = period
        self.action = action
        self.state = state
    }

    func start() -> Disposable {
        scheduler.scheduleRecursive(
            SchedulePeriodicRecursiveCommand.tick,
            dueTime: startAfter,
            action: tick
        )
    }

    private func tick(_ command: SchedulePeriodicRecursiveCommand, scheduler: RecursiveScheduler) {
        switch command {
        case .tick:
            scheduler.schedule(.tick, dueTime: period)
            // Only a tick that finds no other tick pending starts the action. Others are counted.
            if increment(pendingTickCount) == 0 {
                tick(.dispatchStart, scheduler: scheduler)
            }
        case .dispatchStart:
            state = action(state)
            if decrement(pendingTickCount) > 1 {
                scheduler.schedule(.dispatchStart)
            }
        }
    }
}
