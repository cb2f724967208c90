// A scheduler that runs an action as soon as possible.
// Mirrors: RxSwift/ImmediateSchedulerType.swift
// Chapter: 1 (step 6)

/// Runs actions as soon as possible, on a thread or queue of its own.
public protocol ImmediateSchedulerType {
    /// Runs `action` with `state`, now or later, on the scheduler's own thread or queue.
    /// - returns: A disposable that cancels `action` or, after it has run, disposes of its result.
    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable
}

extension ImmediateSchedulerType {
    /// Runs `action`, which may call `recurse` for a next iteration. Each iteration is scheduled
    /// anew; therefore a long loop neither fills the stack nor blocks other actions.
    /// - returns: A disposable that cancels the next iteration.
    public func scheduleRecursive<State>(
        _ state: State,
        action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> Disposable {
        let recursiveScheduler = RecursiveImmediateScheduler(action: action, scheduler: self)
        recursiveScheduler.schedule(state)
        return Disposables.create(with: recursiveScheduler.dispose)
    }
}
