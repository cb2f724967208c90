// A mistake that is planned: which lines of a text it replaces, and by which.

import Foundation
import Toolchain

/// A paragraph of a list of planned mistakes.
///
/// Its first line is the title. Then follow lines of the right text, each after a `-`, and the lines
/// that replace them, each after a `+`. A `-` after a `+` begins the next change. A line may say
/// more, after a word and a colon.
public struct Mistake: Sendable {
    /// Lines of a text, and the lines that replace them.
    public struct Change: Sendable {
        /// The lines, without the blanks around them.
        public internal(set) var lines: [String] = []
        /// The lines that replace them.
        public internal(set) var replacement: [String] = []
    }

    /// The file of the list, from the package's folder on.
    public let list: String
    /// The first line.
    public let title: String
    /// The changes: at least one.
    public let changes: [Change]
    /// What the line with the word and the colon says; `nil` without such a line.
    public let note: String?

    /// The text with this mistake. The changes are made one after another.
    /// - parameter file: The file of the text, for messages.
    public func applied(to text: String, of file: String) throws -> String {
        var all = text.components(separatedBy: "\n")
        for change in changes {
            let first = try place(of: change, in: all, of: file)
            all.replaceSubrange(first..<first + change.lines.count, with: change.replacement)
        }
        return all.joined(separator: "\n")
    }

    /// The index of the line at which `all` has the lines of a change. They have to be there once.
    public func place(of change: Change, in all: [String], of file: String) throws -> Int {
        let count = change.lines.count
        let bare = all.map(trimmed)
        let places = bare.indices.dropLast(count - 1).filter {
            bare[$0..<$0 + count].elementsEqual(change.lines)
        }
        guard let place = places.first, places.count == 1 else {
            let lines = change.lines.joined(separator: "\n  ")
            throw wrong(
                """
                \(file) must have these lines once. They are \
                \(places.isEmpty ? "not there" : "there \(places.count) times"):
                  \(lines)
                Write lines after - that the file has once, or take this mistake out.
                """
            )
        }
        return place
    }

    /// The error that says what is wrong with this mistake.
    public func wrong(_ message: String) -> KitError {
        Self.wrong(message, title, in: list)
    }

    static func wrong(_ message: String, _ title: String, in list: String) -> KitError {
        KitError("\(list), “\(title)”: \(message)")
    }
}

/// The text without blanks around it: a list need not indent its lines as the file does.
public func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces)
}
