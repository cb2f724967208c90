// Work that asks for its own next turn, and can be called off between two turns.
// Mirrors: RxSwift/Schedulers/RecursiveScheduler.swift
// Differs: The bookkeeping of a turn is `RecursiveTurn`; RxSwift writes it three times.
// Chapter: 3 (steps 7, 9, 11), 1 (why the trampoline), 6 (stopped in the middle)

/// A turn that was asked for. It is in the group from when it was scheduled until it begins; it may
/// begin even before `schedule` has returned, on this thread or another.
final class RecursiveTurn {
    private enum State {
        case initial
        case added(CompositeDisposable.DisposeKey)
        case done
    }

    private var state = State.initial

    init() {}

    /// The turn begins: it leaves the group. Called with the scheduler's lock held.
    func begin(in group: CompositeDisposable) {
        if case .added(let key) = state {
            group.remove(for: key)
        }
        state = .done
    }

    /// `schedule` returned: the turn joins the group, unless it has begun already. Called with the
    /// scheduler's lock held.
    func wasScheduled(_ disposable: Disposable, in group: CompositeDisposable) {
        if case .initial = state {
            state = group.insert(disposable).map(State.added) ?? .done
        }
    }
}

/// Work on a scheduler that knows the time: the next turn may come later.
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

    /// Asks for a turn `dueTime` from now.
    func schedule(_ state: State, dueTime: RxTimeInterval) {
        let turn = RecursiveTurn()
        let disposable = scheduler.scheduleRelative(state, dueTime: dueTime) { state in
            self.run(turn, state)
        }
        lock.performLocked { turn.wasScheduled(disposable, in: group) }
    }

    /// Asks for a turn as soon as possible.
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

/// An action in an object, so that handing it out under the lock is handing out a reference.
final class RecursiveAction<State> {
    let perform: (_ state: State, _ recurse: (State) -> Void) -> Void

    init(_ perform: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void) {
        self.perform = perform
    }
}

/// Work on a scheduler that knows no time: the next turn comes as soon as it can.
final class RecursiveImmediateScheduler<State> {
    typealias Action = (_ state: State, _ recurse: (State) -> Void) -> Void

    private let lock = RecursiveLock()
    private let group = CompositeDisposable()
    private var action: RecursiveAction<State>?
    let scheduler: ImmediateSchedulerType

    init(action: @escaping Action, scheduler: ImmediateSchedulerType) {
        self.action = RecursiveAction(action)
        self.scheduler = scheduler
    }

    /// Asks for a turn.
    func schedule(_ state: State) {
        let turn = RecursiveTurn()
        // Not `schedule(state)`: the closure knows what the state is, the scheduler does not.
        let disposable = scheduler.schedule(()) { _ in
            if self.group.isDisposed {
                return Disposables.create()
            }
            let action = self.lock.performLocked {
                turn.begin(in: self.group)
                return self.action
            }
            action?.perform(state, self.schedule)
            return Disposables.create()
        }
        lock.performLocked { turn.wasScheduled(disposable, in: group) }
    }

    func dispose() {
        lock.performLocked { action = nil }
        group.dispose()
    }
}
