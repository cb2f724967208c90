// The errors that the library itself sends.
// Mirrors: RxSwift/Errors.swift
// Chapter: 1 (misuse)

/// An error that operators and subjects themselves send.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
    /// An error of unknown cause.
    case unknown
    /// An object was used after it had been disposed of.
    case disposed(object: AnyObject)
    /// Arithmetic overflow occurred.
    case overflow
    /// An argument or an index is out of range.
    case argumentOutOfRange
    /// The sequence has no element where one is required.
    case noElements
    /// The sequence has several elements where one is required.
    case moreThanOneElement
    /// No event arrived in time.
    case timeout

    /// A sentence that describes the error.
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
