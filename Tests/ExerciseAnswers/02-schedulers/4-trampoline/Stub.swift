// Exercise 2.4: a trampoline. README.md says what it has to do.

@testable import MiniRx

/// Runs actions on the current thread, and decides only their order.
final class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The one instance. It stores nothing that differs by thread.
    static let instance = CurrentThreadScheduler()

    /// Runs `action` now, and then all actions that it scheduled; or, inside such a run,
    /// queues it.
    /// - returns: What `action` returned; or, for a queued action, a disposable that cancels it,
    /// and that disposes of what `action` returned after it has run.
    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        return Disposables.create()
    }
}
