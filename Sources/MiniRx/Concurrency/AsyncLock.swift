// A lock that never blocks: a thread that finds it taken leaves its action to the lock's owner.
// Mirrors: RxSwift/Concurrency/AsyncLock.swift
// Chapter: 14 (retry)
//
// It works as a trampoline for one sink, shared by all threads. Traces leave RxSwift's lock out,
// therefore this class has no probes.

/// Runs actions one after another, in the order in which they were given.
///
/// Actions run outside the inner lock, on the thread of the caller that found the lock free. After
/// `dispose()` it accepts no actions, and discards the queued ones.
final class AsyncLock<I: InvocableType>: SynchronizedDisposeType {
    let lock = RecursiveLock()
    private var queue = Queue<I>(capacity: 0)
    private var isExecuting = false
    private var hasFaulted = false

    /// Runs `action`, or queues it for the thread that is running an action now.
    func invoke(_ action: I) {
        var next = enqueue(action)
        while let work = next {
            work.invoke()
            next = dequeue()
        }
    }

    /// Returns the action to run now, or `nil` if another thread is running one.
    private func enqueue(_ action: I) -> I? {
        lock.performLocked {
            guard !hasFaulted else { return nil }
            guard !isExecuting else {
                queue.enqueue(action)
                return nil
            }
            isExecuting = true
            return action
        }
    }

    private func dequeue() -> I? {
        lock.performLocked {
            let next = queue.dequeue()
            isExecuting = next != nil
            return next
        }
    }

    func dispose() {
        synchronizedDispose()
    }

    func synchronized_dispose() {
        queue = Queue(capacity: 0)
        hasFaulted = true
    }
}
