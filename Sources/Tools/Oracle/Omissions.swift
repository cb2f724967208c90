// The parts of the samples that a version of RxSwift cannot compile.

import SwiftText
import Toolchain

/// Functions of the samples whose bodies are left out, so that all other samples can be recorded.
///
/// A call that ends the program with the reason replaces the body. A sample that needs the function
/// therefore has no record.
struct Omissions {
    /// The status of a program that calls such a function.
    static let status: Int32 = 3

    /// The compiler's first error in each function, by file and the function's range.
    private var reasons: [String: [Range<Int>: String]] = [:]

    /// Leaves out the functions of these files that contain the errors.
    /// - parameter files: Texts by the paths that the compiler names.
    /// - returns: Errors that are outside these functions, or in a function that is already left
    ///   out.
    mutating func add(_ errors: [CompilerError], in files: [String: String]) -> [CompilerError] {
        let known = reasons
        return errors.filter { error in
            guard let text = files[error.path] else { return true }
            let file = SwiftFile(text)
            // The owner of closures has no code itself.
            let callables = file.callables.flatMap { $0.kind == .owner ? $0.closures : [$0] }
            let place = callables.map(\.body).first { body in
                !body.isEmpty && file.line(of: body.lowerBound) <= error.line
                    && error.line <= file.line(of: body.upperBound)
            }
            guard let place, known[error.path]?[place] == nil else { return true }
            if reasons[error.path]?[place] == nil {
                reasons[error.path, default: [:]][place] = error.message
            }
            return false
        }
    }

    /// The text of a file without the bodies that are left out. Its line numbers do not change.
    func applied(to text: String, path: String) -> String {
        var bytes = Array(text.utf8)
        let places = reasons[path, default: [:]].sorted { $0.key.lowerBound > $1.key.lowerBound }
        for (place, reason) in places {
            let lines = bytes[place].filter { $0 == UInt8(ascii: "\n") }
            bytes.replaceSubrange(place, with: " leftOut(\(reason.debugDescription)) ".utf8 + lines)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The file with the function that replaces a body.
    static let function = """
        import Foundation

        func leftOut(_ reason: String) -> Never {
            FileHandle.standardError.write(Data(reason.utf8))
            exit(\(status))
        }

        """
}
