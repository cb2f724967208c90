// The errors that the library itself sends.
// Mirrors: RxSwift/Errors.swift
// Chapter: 1 (misuse)

/// An error which operators and subjects send on their own account.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
    /// Nobody knows what happened.
    case unknown
    /// An object was used after it had been disposed of.
    case disposed(object: AnyObject)
    /// A counter left its range.
    case overflow
    /// An argument or an index is out of range.
    case argumentOutOfRange
    /// The sequence has no elements where one was needed.
    case noElements
    /// The sequence has several elements where one was needed.
    case moreThanOneElement
    /// No event came in time.
    case timeout

    /// What happened, in a sentence.
    public var debugDescription: String {
        switch self {
        case .unknown: return "Nobody knows what went wrong."
        case .disposed(let object): return "Object `\(object)` was already disposed."
        case .overflow: return "A counter left its range."
        case .argumentOutOfRange: return "An argument is out of range."
        case .noElements: return "The sequence has no elements."
        case .moreThanOneElement: return "The sequence has more than one element."
        case .timeout: return "No event came in time."
        }
    }
}
