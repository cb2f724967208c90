// Answers without comments and white space, to compare them.
// Chapter: appendix, teaching (grading)

import Diagrams
import Foundation

/// What remains of an answer without comments and white space, and whether that is the kit's own
/// solution.
struct Essence: Sendable, Equatable {
    /// A short number for the text.
    let fingerprint: String
    let isKitsSolution: Bool

    init(fingerprint: String, isKitsSolution: Bool) {
        self.fingerprint = fingerprint
        self.isKitsSolution = isKitsSolution
    }

    /// `nil` if there is no answer, or if comparing it says nothing: it is unchanged, or it is a
    /// right prediction, and all right predictions are the same.
    init?(of answer: Data?, to exercise: Exercise, _ kit: Kit) throws {
        guard let answer, let text = String(data: answer, encoding: .utf8) else { return nil }
        let own = Self.text(of: text)
        guard own != Self.text(of: try kit.text(exercise.stub)) else { return nil }
        let isKits = own == Self.text(of: try kit.text(exercise.solution))
        guard exercise.isSwift || !isKits else { return nil }
        self.init(fingerprint: own.fingerprint, isKitsSolution: isKits)
    }

    /// The text without comments and white space. Strings keep what looks like a comment.
    static func text(of source: String) -> String {
        let bytes = Array(source.utf8)
        var text: [UInt8] = []
        var (depth, index) = (0, 0)
        var isString = false
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            let isSlash = byte == UInt8(ascii: "/") && !isString
            if isSlash, next == UInt8(ascii: "*") {
                depth += 1
                index += 1
            } else if depth > 0 {
                let isEnd = byte == UInt8(ascii: "*") && next == UInt8(ascii: "/")
                depth -= isEnd ? 1 : 0
                index += isEnd ? 1 : 0
            } else if isSlash, next == UInt8(ascii: "/") {
                index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            } else {
                // A string on one line ends with the line at the latest.
                if byte == UInt8(ascii: "\n") { isString = false }
                if byte == UInt8(ascii: "\"") { isString.toggle() }
                if byte > UInt8(ascii: " ") { text.append(byte) }
                if isString, byte == UInt8(ascii: "\\"), next > UInt8(ascii: " ") {
                    text.append(next)
                    index += 1
                }
            }
            index += 1
        }
        return String(decoding: text, as: UTF8.self)
    }
}
