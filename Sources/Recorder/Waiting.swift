// What recorded programs wait with, on the main thread: in a recording it lets blocks run.
// Chapter: 0 (recording your own code)

import Dispatch
import Foundation

/// Sleeps; on the main thread of a recording it lets blocks run and timers tick meanwhile.
@_spi(Instrumented)
public func _sleep(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    if Thread.isMainThread { Trace.wait(until: end) }
    Thread.sleep(until: end)
}

/// Waits for a semaphore; on the main thread of a recording blocks run before.
@_spi(Instrumented)
public func _wait(_ semaphore: DispatchSemaphore) {
    if Thread.isMainThread { Trace.settle() }
    semaphore.wait()
}

/// The same for a group.
@_spi(Instrumented)
public func _wait(_ group: DispatchGroup) {
    if Thread.isMainThread { Trace.settle() }
    group.wait()
}
