// What travels through a sequence: any number of elements, then at most one ending.
// Mirrors: RxSwift/Event.swift
// Chapter: 1 (the cast)

/// One event of a sequence. The grammar is `next* (error | completed)?`: after `error` or
/// `completed` nothing follows.
@frozen public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence failed. It is over.
    case error(Swift.Error)
    /// The sequence came to its end.
    case completed
}

extension Event: CustomDebugStringConvertible {
    /// The event as a trace shows it: `next(1)`, `error(…)` or `completed`.
    public var debugDescription: String {
        switch self {
        case .next(let element): return "next(\(element))"
        case .error(let error): return "error(\(error))"
        case .completed: return "completed"
        }
    }
}

extension Event {
    /// Whether this event ends the sequence.
    public var isStopEvent: Bool {
        switch self {
        case .next: return false
        case .error, .completed: return true
        }
    }

    /// The element of a `next`, else `nil`.
    public var element: Element? {
        guard case .next(let element) = self else { return nil }
        return element
    }

    /// The error of an `error`, else `nil`.
    public var error: Swift.Error? {
        guard case .error(let error) = self else { return nil }
        return error
    }

    /// Whether this is `completed`.
    public var isCompleted: Bool {
        guard case .completed = self else { return false }
        return true
    }

    /// The same event with its element transformed. A `transform` that throws makes an `error`.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        do {
            switch self {
            case .next(let element): return .next(try transform(element))
            case .error(let error): return .error(error)
            case .completed: return .completed
            }
        } catch {
            return .error(error)
        }
    }
}

/// A type that can be turned into an `Event`; operators such as `dematerialize` ask for one.
public protocol EventConvertible {
    /// The type of the event's element.
    associatedtype Element
    /// The event.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// The event itself.
    public var event: Event<Element> { self }
}
