// A lock that nobody waits for: who finds it taken leaves his work with the one who has it.
// Mirrors: RxSwift/Concurrency/AsyncLock.swift
// Chapter: 10 (retry)
//
// It is a trampoline of one sink's own, for all threads. RxSwift's lock counts as plumbing in a
// trace, and so it has no probes.

/// Runs one piece of work after another, in the order in which they came.
///
/// The work runs outside the inner lock, on the thread of whoever came first. After `dispose()` work
/// is not taken any more, and what waits is forgotten.
final class AsyncLock<I: InvocableType>: SynchronizedDisposeType {
    let lock = RecursiveLock()
    private var queue = Queue<I>(capacity: 0)
    private var isExecuting = false
    private var hasFaulted = false

    /// Runs `action`, or leaves it to whoever is running one now.
    func invoke(_ action: I) {
        var next = enqueue(action)
        while let work = next {
            work.invoke()
            next = dequeue()
        }
    }

    /// The work to run now, if nobody is at work.
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
