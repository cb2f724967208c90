// The trampoline: the first work runs at once, work asked for meanwhile waits for its return.
// Mirrors: RxSwift/Schedulers/CurrentThreadScheduler.swift
// Differs: What a thread knows of its trampoline is one object; RxSwift keeps the waiting line in the
//   thread's dictionary.
// Chapter: 1 (steps 5, 6, 19)

/// A queue that all who hold it see change.
final class ScheduleQueue {
    var items = Queue<ScheduledItemType>(capacity: 1)
}

/// What a thread knows about its trampoline. Made when it is first asked for, once per thread.
private final class Trampoline {
    var isScheduleRequired = true
    /// The waiting line, if anybody waits.
    var queue: ScheduleQueue?

    private static let local = ThreadLocal<Trampoline>()

    static var current: Trampoline {
        if let trampoline = local.value {
            return trampoline
        }
        let trampoline = Trampoline()
        local.value = trampoline
        return trampoline
    }
}

/// Runs work on the thread that asks for it. It never changes threads: it only decides about
/// *when*.
///
/// The first work on a thread runs at once. What that work schedules in turn waits in a queue and
/// runs, in order, before the outermost `schedule` returns.
public class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The one instance; what differs by thread is kept in thread-local storage.
    public static let instance = CurrentThreadScheduler()

    /// The current thread's waiting line, if anybody waits.
    static var queue: ScheduleQueue? { Trampoline.current.queue }

    /// Whether the current thread has no trampoline running yet, so that whoever wants one must
    /// begin it by `schedule`.
    public internal(set) static var isScheduleRequired: Bool {
        get { Trampoline.current.isScheduleRequired }
        set { Trampoline.current.isScheduleRequired = newValue }
    }

    /// Runs `action` now, and after it all that it scheduled; or, inside such a run, puts it in
    /// line.
    /// - returns: What `action` returned; or, for work in line, something that takes it out of
    /// line.
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let trampoline = Trampoline.current
        if CurrentThreadScheduler.isScheduleRequired {
            CurrentThreadScheduler.isScheduleRequired = false
            defer {
                CurrentThreadScheduler.isScheduleRequired = true
                trampoline.queue = nil
            }
            let disposable = action(state)
            guard let queue = trampoline.queue else {
                return disposable
            }
            while let latest = queue.items.dequeue() {
                if latest.isDisposed {
                    continue
                }
                latest.invoke()
            }
            return disposable
        }

        let queue: ScheduleQueue
        if let existing = trampoline.queue {
            queue = existing
        } else {
            queue = ScheduleQueue()
            trampoline.queue = queue
        }
        let scheduledItem = ScheduledItem(action: action, state: state)
        queue.items.enqueue(scheduledItem)
        return scheduledItem
    }
}
