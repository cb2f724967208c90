// A recorder that only counts: what probes call, and whether each call that began has ended.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

private let lock = NSLock()
nonisolated(unsafe) private var entered = 0
nonisolated(unsafe) private var left = 0

public func _enter(_ site: StaticString) -> Int {
    lock.withLock {
        entered += 1
        return entered
    }
}
public func _enter<Receiver: ~Copyable>(_ site: StaticString, _ receiver: borrowing Receiver) -> Int
{
    _enter(site)
}
public func _enter<Event>(_ site: StaticString, event: Event) -> Int { _enter(site) }
public func _enter<Receiver, Event>(
    _ site: StaticString,
    _ receiver: Receiver,
    event: Event
) -> Int { _enter(site) }
public func _enter<Observer>(_ site: StaticString, observer: Observer) -> Int { _enter(site) }
public func _enter<Receiver, Observer>(
    _ site: StaticString,
    _ receiver: Receiver,
    observer: Observer
) -> Int { _enter(site) }
public func _enter<Argument>(_ site: StaticString, argument: Argument) -> Int { _enter(site) }

public func _leave(_ step: Int) { lock.withLock { left += 1 } }
@discardableResult
public func _leave<Value>(_ step: Int, _ value: @autoclosure () throws -> Value) rethrows -> Value {
    defer { _leave(step) }
    return try value()
}
@discardableResult
public func _leaveByValue<Value>(_ step: Int, _ value: Value) -> Value {
    _leave(step)
    return value
}

public func _initialized(_ object: AnyObject) {}
public struct _Weak: Sendable, Hashable, Codable { public init(_ count: Int = 1) {} }
public struct _Unowned: Sendable, Hashable, Codable { public init(_ count: Int = 1) {} }

/// What was counted.
public func _counted() -> String { lock.withLock { "\(entered) entered, \(left) left" } }
