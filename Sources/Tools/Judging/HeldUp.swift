// Whether somebody waits for a lock.

import Dispatch

/// Whether `action`, begun on another thread while a lock is held, waits until the lock is given
/// back. It has ended when this returns.
/// - parameter seconds: How long to look. Where it should not wait, this may be long: its end is the
///   end of looking.
/// - parameter holding: Takes the lock, calls what it is given, and gives the lock back.
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
