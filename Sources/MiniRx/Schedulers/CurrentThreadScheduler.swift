// The trampoline: the first work runs at once, work asked for meanwhile waits for its return.
// Mirrors: RxSwift/Schedulers/CurrentThreadScheduler.swift
// Left out: RxSwift's thread dictionary, `Platform/ThreadLocal.swift` does its work.
// Chapter: 1 (steps 5, 6, 19)

/// Stands for "a trampoline is running on this thread".
private final class ScheduleInProgress: Sendable {
    static let sentinel = ScheduleInProgress()
}

/// A queue that all who hold it see change.
final class ScheduleQueue {
    var items = Queue<ScheduledItemType>(capacity: 1)
}

/// Runs work on the thread that asks for it. It never changes threads: it only decides about
/// *when*.
///
/// The first work on a thread runs at once. What that work schedules in turn waits in a queue and
/// runs, in order, before the outermost `schedule` returns.
///
/// Chapter 1. Mirrors `RxSwift/Schedulers/CurrentThreadScheduler.swift`.
public class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The one instance; what differs by thread is kept in thread-local storage.
    public static let instance = CurrentThreadScheduler()

    private static let inProgress = ThreadLocal<ScheduleInProgress>()
    private static let localQueue = ThreadLocal<ScheduleQueue>()

    /// The current thread's waiting line, if anybody waits.
    static var queue: ScheduleQueue? {
        get { localQueue.value }
        set { localQueue.value = newValue }
    }

    /// Whether the current thread has no trampoline running yet, so that whoever wants one must
    /// begin it by `schedule`.
    public static private(set) var isScheduleRequired: Bool {
        get {
            let step = enter("CurrentThreadScheduler", function: "isScheduleRequired.get")
            defer { leave(step) }
            return inProgress.value == nil
        }
        set {
            let step = enter("CurrentThreadScheduler", function: "isScheduleRequired.set")
            defer { leave(step) }
            inProgress.value = newValue ? nil : ScheduleInProgress.sentinel
        }
    }

    /// Runs `action` now, and after it all that it scheduled; or, inside such a run, puts it in
    /// line.
    /// - returns: What `action` returned; or, for work in line, something that takes it out of
    /// line.
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let step = enter("CurrentThreadScheduler", self); defer { leave(step) }
        if CurrentThreadScheduler.isScheduleRequired {
            CurrentThreadScheduler.isScheduleRequired = false
            defer {
                CurrentThreadScheduler.isScheduleRequired = true
                CurrentThreadScheduler.queue = nil
            }
            let disposable = action(state)
            guard let queue = CurrentThreadScheduler.queue else {
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
        if let existing = CurrentThreadScheduler.queue {
            queue = existing
        } else {
            queue = ScheduleQueue()
            CurrentThreadScheduler.queue = queue
        }
        let scheduledItem = ScheduledItem(action: action, state: state)
        queue.items.enqueue(scheduledItem)
        return scheduledItem
    }
}
