// What the probes in an instrumented copy call.
// Chapter: 0 (how code is recorded)
//
// Nobody writes these calls: the tool `instrument` puts them into copies of source files. While
// nothing records and nobody watches, a probe costs one load.

import Synchronization

/// How many want to hear of calls: the recording that runs, and threads that are watched.
let listeners = Atomic(0)

/// A function was called. `site` says which: see `Site`.
/// - returns: What to give to `_leave`; 0 if nothing records.
public func _enter(_ site: StaticString) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, nil, nil)
}

/// The same for a function of an object.
public func _enter<Receiver>(_ site: StaticString, _ receiver: Receiver) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, receiver, nil)
}

/// The same for a function that is given an event.
public func _enter<Event>(_ site: StaticString, event: Event) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, nil, event)
}

/// The same for a function of an object that is given an event.
public func _enter<Receiver, Event>(
    _ site: StaticString,
    _ receiver: Receiver,
    event: Event
) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, receiver, event)
}

/// The function returned.
public func _leave(_ step: Int) {
    if step != 0 { Trace.leave(step) }
}

/// Computes what a function returns, and records that it returned.
@discardableResult
public func _leave<Value>(_ step: Int, _ value: @autoclosure () throws -> Value) rethrows -> Value {
    defer { _leave(step) }
    return try value()
}

/// The same where computing it has to wait: it is computed already.
@discardableResult
public func _leaveByValue<Value>(_ step: Int, _ value: Value) -> Value {
    _leave(step)
    return value
}
