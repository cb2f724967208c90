// What an observer receives: any number of elements, then at most one terminal event.
// Mirrors: RxSwift/Event.swift
// Chapter: 1 (the cast)

/// One event of a sequence. The grammar is `next* (error | completed)?`: no event follows `error`
/// or `completed`.
@frozen public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence failed. Terminal event.
    case error(Swift.Error)
    /// The sequence completed. Terminal event.
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
    /// Whether this is a terminal event: `error` or `completed`.
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

    /// Returns the event with its element transformed, or an `error` if `transform` throws.
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

/// A type that can be converted to an `Event`. Operators such as `dematerialize` require it.
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
