// A scheduler that can be asked to do something as soon as it can.
// Mirrors: RxSwift/ImmediateSchedulerType.swift
// Chapter: 1 (step 6)

/// Does work as soon as it can, somewhere.
public protocol ImmediateSchedulerType {
    /// Runs `action` with `state`, now or later, on the scheduler's own thread or queue.
    /// - returns: Calls the work off, if it has not begun; else disposes of what `action` returned.
    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable
}

extension ImmediateSchedulerType {
    /// Runs `action`, which may ask for its own next turn. Each turn is scheduled anew, so a long
    /// sequence neither fills the stack nor keeps others from their turn.
    /// - returns: Calls off whatever turn comes next.
    public func scheduleRecursive<State>(
        _ state: State,
        action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> Disposable {
        let recursiveScheduler = RecursiveImmediateScheduler(action: action, scheduler: self)
        recursiveScheduler.schedule(state)
        return Disposables.create(with: recursiveScheduler.dispose)
    }
}
