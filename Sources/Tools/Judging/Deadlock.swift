// Shows a deadlock of two threads without waiting forever.
// Chapter: 16 (how to show a deadlock)

import Dispatch
import Foundation

/// Whether two threads deadlock. The first thread is inside the library, which runs code of the
/// app, and that code wants a lock of the app. The second thread holds that lock and calls the
/// library.
///
/// Both threads reach this point in each run. The first thread gives up after some time, so both
/// threads end.
/// - parameter seconds: How long the first thread tries. If no deadlock is expected, this may be
///   long: the thread tries no longer than the other thread takes.
/// - parameter entering: Calls the library, which runs the closure that it receives.
/// - parameter other: The other thread's call of the library while it holds the app's lock.
/// - returns: `nil` if the library never ran the closure.
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
