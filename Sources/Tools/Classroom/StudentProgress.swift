// A student's progress: a plain text file that can be copied to another machine.
// Chapter: 0 (the exercises)

import Foundation
import Toolchain

/// The exercises that a student has solved or skipped, and the hints that were shown.
public struct StudentProgress: Equatable {
    /// The state of an exercise that is not open.
    public enum State: String {
        /// An answer has kept all rules.
        case solved
        /// The student has skipped it.
        case skipped
    }

    /// The file, from the package's folder on.
    public static let path = "Chapters/exercise-progress.txt"

    private struct Entry: Equatable {
        var state: State?
        var hints = 0
    }

    private var entries: [String: Entry] = [:]
    /// The names; the name that was noted last is at the end.
    private var order: [String] = []

    /// Empty progress.
    public init() {}

    /// Reads a progress file's text.
    public init(_ text: String) throws {
        for (index, line) in text.components(separatedBy: .newlines).enumerated() {
            let words = line.split(separator: " ").map(String.init)
            guard let name = words.first, !name.hasPrefix("#") else { continue }
            var entry = Entry()
            var rest = words.dropFirst()
            if let state = rest.first.flatMap(State.init) {
                entry.state = state
                rest = rest.dropFirst()
            }
            if rest.count == 2, rest.first == "hints", let hints = rest.last.flatMap({ Int($0) }) {
                entry.hints = hints
                rest = []
            }
            guard rest.isEmpty, words.count > 1 else {
                throw KitError(
                    """
                    \(Self.path):\(index + 1): '\(line)' cannot be read. Write a line \
                    such as 'after-the-end solved hints 1', or delete it. Nothing was changed.
                    """
                )
            }
            entries[name] = entry
            order = order.filter { $0 != name } + [name]
        }
    }

    /// The progress in a kit; empty if there is no file yet.
    public init(of kit: Kit) throws {
        let file = kit.file(Self.path)
        guard FileManager.default.fileExists(atPath: file.path) else {
            self.init()
            return
        }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw KitError(
                "\(Self.path) is not UTF-8 text. Correct it, or move it to another folder."
            )
        }
        try self.init(text)
    }

    /// The state of an exercise; `nil` if it is open.
    public func state(of name: String) -> State? { entries[name]?.state }

    /// How many hints have been shown.
    public func hints(for name: String) -> Int { entries[name]?.hints ?? 0 }

    /// Notes the state of an exercise: solved replaces skipped.
    public mutating func note(_ name: String, _ state: State) {
        entries[name, default: Entry()].state = state
        order = order.filter { $0 != name } + [name]
    }

    /// Notes that one more hint was shown.
    public mutating func noteHint(for name: String) {
        entries[name, default: Entry()].hints += 1
        if !order.contains(name) { order.append(name) }
    }

    /// Removes an exercise.
    public mutating func forget(_ name: String) {
        entries[name] = nil
        order.removeAll { $0 == name }
    }

    /// The exercise that was solved or skipped last.
    public var last: String? { order.last { entries[$0]?.state != nil } }

    /// The file's text.
    public var text: String {
        let lines = order.map { name in
            let entry = entries[name, default: Entry()]
            return [name, entry.state?.rawValue, entry.hints > 0 ? "hints \(entry.hints)" : nil]
                .compactMap { $0 }.joined(separator: " ")
        }
        let head = "# Your progress in the exercises. Copy this file to continue in another clone."
        return ([head] + lines).joined(separator: "\n") + "\n"
    }

    /// Changes the progress in a kit. Several commands may do so at the same time: each one reads
    /// what the others have written.
    /// - returns: The changed progress.
    public static func change(
        in kit: Kit,
        _ change: (inout StudentProgress) -> Void
    ) throws -> StudentProgress {
        let lock = try FileLock(kit.file(".build/exercises/progress-lock"), waits: true)
        return try withExtendedLifetime(lock) {
            var progress = try StudentProgress(of: kit)
            change(&progress)
            try progress.text.write(to: kit.file(path), atomically: true, encoding: .utf8)
            return progress
        }
    }
}
