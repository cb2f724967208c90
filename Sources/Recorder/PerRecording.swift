// Makes a new singleton for each recording, as in a process of its own.
// Chapter: 0 (where the traces come from)

import Foundation

/// Returns a singleton. Its first use in a recording makes a new one for that recording: a trace
/// must not depend on what ran in the process before.
///
/// A copy of a source file calls this in place of the constants that the tool is given.
public func _perRecording<Value>(_ name: String, _ make: () -> Value) -> Value {
    let recording = Trace.runningNumber
    // One singleton may make another: the lock must be recursive.
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
