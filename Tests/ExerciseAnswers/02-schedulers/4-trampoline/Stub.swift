// Exercise 2.4: a trampoline. What it has to do stands in README.md.

@testable import MiniRx

/// Runs work on the thread that asks for it, and decides only who goes first.
final class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The one instance. What differs by thread is not kept in it.
    static let instance = CurrentThreadScheduler()

    /// Runs `action` now, and after it all that it scheduled; or, inside such a run, puts it in
    /// line.
    /// - returns: What `action` returned; or, for work in line, something that calls it off, and
    /// that disposes of what `action` returned when it has run.
    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        return Disposables.create()
    }
}
