// Actions that schedule their own next iteration, and can be cancelled between two iterations.
// Mirrors: RxSwift/Schedulers/RecursiveScheduler.swift
// Differs: The state of an iteration is a `RecursiveTurn`; RxSwift has this code three times.
// Chapter: 3 (steps 7, 9, 11), 1 (why the trampoline), 6 (stopped in the middle)

/// A scheduled iteration. It is in the group until it begins. It may begin even before `schedule`
/// has returned, on this thread or another one.
final class RecursiveTurn {
    private enum State {
        case initial
        case added(CompositeDisposable.DisposeKey)
        case done
    }

    private var state = State.initial

    init() {}

    /// Removes an iteration that begins from the group. Called with the scheduler's lock held.
    func begin(in group: CompositeDisposable) {
        if case .added(let key) = state {
            group.remove(for: key)
        }
        state = .done
    }

    /// Adds the iteration to the group after `schedule` returned, unless it has begun already.
    /// Called with the scheduler's lock held.
    func wasScheduled(_ disposable: Disposable, in group: CompositeDisposable) {
        if case .initial = state {
            state = group.insert(disposable).map(State.added) ?? .done
        }
    }
}

/// Iterations on a scheduler with a clock: the next iteration may have a due time.
final class AnyRecursiveScheduler<State> {
    typealias Action = (State, AnyRecursiveScheduler<State>) -> Void

    private let lock = RecursiveLock()
    private let group = CompositeDisposable()
    private let scheduler: SchedulerType
    private var action: Action?

    init(scheduler: SchedulerType, action: @escaping Action) {
        self.action = action
        self.scheduler = scheduler
    }

    /// Schedules an iteration `dueTime` from now.
    func schedule(_ state: State, dueTime: RxTimeInterval) {
        let turn = RecursiveTurn()
        let disposable = scheduler.scheduleRelative(state, dueTime: dueTime) { state in
            self.run(turn, state)
        }
        lock.performLocked { turn.wasScheduled(disposable, in: group) }
    }

    /// Schedules an iteration as soon as possible.
    func schedule(_ state: State) {
        let turn = RecursiveTurn()
        let disposable = scheduler.schedule(state) { state in
            self.run(turn, state)
        }
        lock.performLocked { turn.wasScheduled(disposable, in: group) }
    }

    private func run(_ turn: RecursiveTurn, _ state: State) -> Disposable {
        if group.isDisposed {
            return Disposables.create()
        }
        let action = lock.performLocked {
            turn.begin(in: group)
            return self.action
        }
        action?(state, self)
        return Disposables.create()
    }

    func dispose() {
        lock.performLocked { action = nil }
        group.dispose()
    }
}

/// Iterations on a scheduler without a clock: the next iteration runs as soon as possible.
final class RecursiveImmediateScheduler<State> {
    typealias Action = (_ state: State, _ recurse: (State) -> Void) -> Void

    private let lock = RecursiveLock()
    private let group = CompositeDisposable()
    private var action: Action?
    let scheduler: ImmediateSchedulerType

    init(action: @escaping Action, scheduler: ImmediateSchedulerType) {
        self.action = action
        self.scheduler = scheduler
    }

    /// Schedules an iteration.
    func schedule(_ state: State) {
        let turn = RecursiveTurn()
        // Not `schedule(state)`: the closure knows the type of the state, the scheduler does not.
        let disposable = scheduler.schedule(()) { _ in
            if self.group.isDisposed {
                return Disposables.create()
            }
            let action = self.lock.performLocked {
                turn.begin(in: self.group)
                return self.action
            }
            action?(state, self.schedule)
            return Disposables.create()
        }
        lock.performLocked { turn.wasScheduled(disposable, in: group) }
    }

    func dispose() {
        lock.performLocked { action = nil }
        group.dispose()
    }
}
