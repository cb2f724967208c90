// Exercise 2.4: a trampoline. README.md says what it has to do.

@testable import MiniRx

/// Runs actions on the current thread, and decides only their order.
final class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The one instance. It stores nothing that differs by thread.
    static let instance = CurrentThreadScheduler()

    /// The actions that are queued on one thread.
    private final class Line {
        var works: [() -> Void] = []
    }

    /// A thread's queued actions, while a trampoline runs on it.
    private static let current = ThreadLocal<Line>()

    /// Runs `action` now, and then all actions that it scheduled; or, inside such a run,
    /// queues it.
    /// - returns: What `action` returned; or, for a queued action, a disposable that cancels it,
    /// and that disposes of what `action` returned after it has run.
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
        defer { Self.current.value = nil }
        let disposable = action(state)
        while !line.works.isEmpty {
            let work = line.works.removeFirst()
            work()
        }
        return disposable
    }
}
