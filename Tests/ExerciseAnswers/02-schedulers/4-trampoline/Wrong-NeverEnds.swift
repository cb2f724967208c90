// Breaks: When it has returned, work runs at once again.

@testable import MiniRx

/// Runs work on the thread that asks for it, and decides only who goes first.
final class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The one instance. What differs by thread is not kept in it.
    static let instance = CurrentThreadScheduler()

    /// What waits on one thread.
    private final class Line {
        var works: [() -> Void] = []
    }

    /// A thread's line, while a trampoline is at work on it.
    private static let current = ThreadLocal<Line>()

    /// Runs `action` now, and after it all that it scheduled; or, inside such a run, puts it in
    /// line.
    /// - returns: What `action` returned; or, for work in line, something that calls it off, and
    /// that disposes of what `action` returned when it has run.
    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if let line = Self.current.value {
            let cancel = SingleAssignmentDisposable()
            line.works.append {
                if !cancel.isDisposed {
                    cancel.setDisposable(action(state))
                }
            }
            return cancel
        }

        let line = Line()
        Self.current.value = line
        let disposable = action(state)
        while !line.works.isEmpty {
            let work = line.works.removeFirst()
            work()
        }
        return disposable
    }
}
