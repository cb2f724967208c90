// The trampoline: the first action runs at once, and actions scheduled meanwhile are queued.
// Mirrors: RxSwift/Schedulers/CurrentThreadScheduler.swift
// Differs: A thread's trampoline is one object; RxSwift keeps the queue in the thread's
//   dictionary.
// Chapter: 1 (steps 5, 6, 19)

/// The trampoline of a thread. Created once per thread, when it is first used.
private final class Trampoline {
    var isScheduleRequired = true
    /// The queued actions, `nil` until an action is queued.
    var queue: Queue<ScheduledItemType>?

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

/// Runs actions on the thread that schedules them. It never changes threads: it only decides
/// *when* they run.
///
/// The first action on a thread runs at once. The actions that it schedules are queued, and run, in
/// order, before the outermost `schedule` returns.
public class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The shared instance. Its state is in thread-local storage.
    public static let instance = CurrentThreadScheduler()

    /// The current thread's queue, `nil` if no action was queued.
    static var queue: Queue<ScheduledItemType>? { Trampoline.current.queue }

    /// Whether no trampoline runs on the current thread. If so, a caller that needs one must
    /// start it with `schedule`.
    public internal(set) static var isScheduleRequired: Bool {
        get {
            Trampoline.current.isScheduleRequired
        }
        set {
            Trampoline.current.isScheduleRequired = newValue
        }
    }

    /// Runs `action` at once, then all actions that it queued. If a trampoline runs already, queues
    /// `action` instead.
    /// - returns: The result of `action`; for a queued action, a disposable that cancels it.
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
            while let latest = trampoline.queue?.dequeue() {
                if latest.isDisposed {
                    continue
                }
                latest.invoke()
            }
            return disposable
        }

        let scheduledItem = ScheduledItem(action: action, state: state)
        if trampoline.queue == nil {
            trampoline.queue = Queue(capacity: 1)
        }
        trampoline.queue?.enqueue(scheduledItem)
        return scheduledItem
    }
}
