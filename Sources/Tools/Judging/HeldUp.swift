// Whether an action waits for a lock.

import Dispatch

/// Whether `action`, started on another thread while a lock is held, waits until the lock is
/// released. The action has ended when this function returns.
/// - parameter seconds: How long to watch the action. If it should not wait, this may be long:
///   watching ends when the action ends.
/// - parameter holding: Takes the lock, calls the closure that it receives, and releases the lock.
public func isHeldUp(
    _ action: @escaping () -> Void,
    seconds: Double = 0.1,
    while holding: (() -> Void) -> Void
) -> Bool {
    let (begins, other) = (DispatchSemaphore(value: 0), DispatchGroup())
    var isWaiting = false
    holding {
        DispatchQueue.global().async(group: other) {
            begins.signal()
            action()
        }
        begins.wait()
        isWaiting = other.wait(timeout: .now() + seconds) == .timedOut
    }
    other.wait()
    return isWaiting
}
