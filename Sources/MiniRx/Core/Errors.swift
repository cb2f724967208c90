// The errors that the library itself sends.
// Mirrors: RxSwift/Errors.swift
// Chapter: 1 (misuse)

/// An error which operators and subjects send on their own account.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
    /// Nobody knows what happened.
    case unknown
    /// An object was used after it had been disposed of.
    case disposed(object: AnyObject)
    /// Arithmetic overflow occurred.
    case overflow
    /// An argument or an index is out of range.
    case argumentOutOfRange
    /// The sequence has no elements where one was needed.
    case noElements
    /// The sequence has several elements where one was needed.
    case moreThanOneElement
    /// Sequence timeout.
    case timeout

    /// What happened, in a sentence.
    public var debugDescription: String {
        switch self {
        case .unknown: return "Unknown error occurred."
        case .disposed(let object): return "Object `\(object)` was already disposed."
        case .overflow: return "Arithmetic overflow occurred."
        case .argumentOutOfRange: return "Argument out of range."
        case .noElements: return "Sequence doesn't contain any elements."
        case .moreThanOneElement: return "Sequence contains more than one element."
        case .timeout: return "Sequence timeout."
        }
    }
}
