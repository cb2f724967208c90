// Singletons that each recording sees made anew, as if it had the process for itself.
// Chapter: 0 (where the traces come from)

import Foundation

/// Outside of recordings a singleton like any other. The first use in a recording makes another one,
/// for this recording: so a trace does not depend on what ran in the process before.
///
/// A copy of a source file calls this in place of the constants that the tool was told of.
public func _perRecording<Value>(_ name: String, _ make: () -> Value) -> Value {
    let recording = Trace.runningNumber
    // One singleton is made of another: the lock has to be one that its owner may take again.
    return singletons.lock.withLock {
        if let made = singletons.value(name, recording) as? Value { return made }
        let value = make()
        singletons.set(name, recording, value)
        return value
    }
}

private nonisolated(unsafe) let singletons = Singletons()

private final class Singletons {
    let lock = NSRecursiveLock()
    private var usual: [String: Any] = [:]
    private var recorded: [String: (recording: Int, value: Any)] = [:]

    func value(_ name: String, _ recording: Int?) -> Any? {
        guard let recording else { return usual[name] }
        return recorded[name].flatMap { $0.recording == recording ? $0.value : nil }
    }

    func set(_ name: String, _ recording: Int?, _ value: Any) {
        if let recording {
            recorded[name] = (recording, value)
        } else {
            usual[name] = value
        }
    }
}
