// The functions that the probes in an instrumented copy call.
// Chapter: 0 (how code is recorded)
//
// The tool `instrument` inserts these calls into copies of source files. Without a recording or a
// watched thread, a probe costs one load.

import Synchronization

/// The number of listeners: the current recording, and watched threads. If the environment asks for
/// a recording, the first call begins it.
let listeners = Atomic(AppRecording.isWanted ? 1 : 0)

/// Records a call of a function. `site` identifies it: see `Site`.
/// - returns: The value to pass to `_leave`; 0 if nothing records.
public func _enter(_ site: StaticString) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, Arguments())
}

/// Records a call of a method.
public func _enter<Receiver>(_ site: StaticString, _ receiver: Receiver) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, Arguments(receiver: receiver))
}

/// Records a call of a function with an event argument.
public func _enter<Event>(_ site: StaticString, event: Event) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, Arguments(event: event))
}

/// Records a call of a method with an event argument.
public func _enter<Receiver, Event>(
    _ site: StaticString,
    _ receiver: Receiver,
    event: Event
) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, Arguments(receiver: receiver, event: event))
}

/// Records a call of a function with an argument `observer`.
public func _enter<Observer>(_ site: StaticString, observer: Observer) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, Arguments(observer: observer))
}

/// Records a call of a method with an argument `observer`.
public func _enter<Receiver, Observer>(
    _ site: StaticString,
    _ receiver: Receiver,
    observer: Observer
) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, Arguments(receiver: receiver, observer: observer))
}

/// Records a call of a closure with what it receives.
public func _enter<Argument>(_ site: StaticString, argument: Argument) -> Int {
    guard listeners.load(ordering: .relaxed) > 0 else { return 0 }
    return Trace.enter(site, Arguments(argument: argument))
}

/// Takes note of an object whose initializer ends.
public func _initialized(_ object: AnyObject) {
    guard listeners.load(ordering: .relaxed) > 0 else { return }
    Trace.running?.note(object)
}

/// Records that the function returned.
public func _leave(_ step: Int) {
    if step != 0 { Trace.leave(step) }
}

/// Computes a function's result, and records that the function returned.
@discardableResult
public func _leave<Value>(_ step: Int, _ value: @autoclosure () throws -> Value) rethrows -> Value {
    var result: Value?
    defer { _leave(step, returning: result) }
    let value = try value()
    result = value
    return value
}

/// Records that the function returned, for a result that has been computed already.
@discardableResult
public func _leaveByValue<Value>(_ step: Int, _ value: Value) -> Value {
    _leave(step, returning: value)
    return value
}

private func _leave(_ step: Int, returning value: Any?) {
    if step != 0 { Trace.leave(step, returning: value) }
}
