// Whether two threads can wait for each other for ever, shown without waiting for ever.
// Chapter: 11 (how to show a deadlock)

import Dispatch
import Foundation

/// Whether two threads get stuck. One is inside the library, which runs code of the app's there, and
/// that code wants a lock of the app's. The other one has that lock, and wants to get into the library.
///
/// Both come so far in each run: nothing depends on luck. Then the first one gives up after some time, and
/// so both come to an end.
/// - parameter seconds: How long the first thread tries. Where they should not get stuck this may be
///   long: it tries no longer than the other one takes.
/// - parameter entering: Goes into the library, which runs what it is given.
/// - parameter other: What the other thread does with the library while it has the app's lock.
/// - returns: `nil` if the library never ran what `entering` was given.
public func isStuck(
    seconds: Double,
    entering: (_ inside: @escaping () -> Void) -> Void,
    against other: @escaping () -> Void
) -> Bool? {
    let (appLock, group) = (NSLock(), DispatchGroup())
    let isTaken = DispatchSemaphore(value: 0)
    var isStuck: Bool?
    var isFirst = true
    entering {
        guard isFirst else { return }
        isFirst = false
        DispatchQueue.global().async(group: group) {
            appLock.lock()
            isTaken.signal()
            other()
            appLock.unlock()
        }
        isTaken.wait()
        let hasIt = appLock.lock(before: Date(timeIntervalSinceNow: seconds))
        if hasIt { appLock.unlock() }
        isStuck = !hasIt
    }
    group.wait()
    return isStuck
}
