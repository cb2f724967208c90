// The main thread's waits in recorded programs: blocks on other queues run first.
// Chapter: 0 (recording your own code)

import Dispatch
import Foundation

/// Turns the main run loop: blocks run and timers tick in the meantime.
@_spi(Instrumented)
public func _turnRunLoop(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    if Trace.canWait { Trace.wait(until: end) }
    _ = RunLoop.current.run(mode: .default, before: end)
}

/// Sleeps.
@_spi(Instrumented)
public func _sleep(_ seconds: TimeInterval) {
    if Trace.canWait { Trace.letOthersRun() }
    Thread.sleep(forTimeInterval: seconds)
}

/// Waits for a semaphore.
@_spi(Instrumented)
public func _wait(_ semaphore: DispatchSemaphore) {
    guard Trace.canWait else { return semaphore.wait() }
    Trace.letOthersRun()
    if semaphore.wait(timeout: .now() + 10) == .timedOut { giveUp("a semaphore") }
}

/// Waits for a group.
@_spi(Instrumented)
public func _wait(_ group: DispatchGroup) {
    guard Trace.canWait else { return group.wait() }
    Trace.letOthersRun()
    if group.wait(timeout: .now() + 10) == .timedOut { giveUp("a group") }
}

/// Waits for a work item.
@_spi(Instrumented)
public func _wait(_ item: DispatchWorkItem) {
    guard Trace.canWait else { return item.wait() }
    Trace.letOthersRun()
    if item.wait(timeout: .now() + 10) == .timedOut { giveUp("a work item") }
}

/// Waits for a line of the standard input.
@_spi(Instrumented)
public func _readLine(strippingNewline: Bool) -> String? {
    if Trace.canWait { Trace.letOthersRun() }
    return readLine(strippingNewline: strippingNewline)
}

private func giveUp(_ what: String) -> Never {
    warn(
        """
        The main thread has waited ten seconds for \(what), and nothing that could end that is left \
        to run. Blocks for the main queue cannot run meanwhile.
        """
    )
    exit(1)
}
