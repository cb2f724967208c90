// The exercises of a kit and the student's progress.
// Chapter: 0 (the exercises)

import Classroom
import Foundation
import Toolchain

/// The exercises of a kit, and the student's progress.
struct Exercises {
    let kit: Kit
    let all: [Exercise]
    var progress: StudentProgress
    let style = TerminalStyle()

    /// The exercises of the kit in the current folder.
    init() throws {
        kit = Kit(package: try kitFolder(), products: Bundle.main.bundleURL)
        all = try kit.exercises()
        progress = try StudentProgress(of: kit)
    }

    /// The first open exercise after the one that was solved or skipped last; otherwise the first
    /// open exercise of all.
    var next: Exercise? {
        let last = all.firstIndex { $0.name == progress.last } ?? -1
        let behind = all.dropFirst(last + 1).first(where: isOpen)
        return behind ?? all.first(where: isOpen)
    }

    private func isOpen(_ exercise: Exercise) -> Bool {
        progress.state(of: exercise.name) == nil
    }

    /// The exercise with this number, name, beginning of a name, folder or file. For `nil`, the
    /// next exercise.
    func exercise(_ wanted: String?) throws -> Exercise {
        guard let wanted else {
            guard let next else {
                throw KitError("all exercises are solved or skipped. Name the one that you mean.")
            }
            return next
        }
        let path = wanted.hasSuffix("/") ? String(wanted.dropLast()) : wanted
        let exact = all.first { [$0.number, $0.name, $0.folder, $0.path].contains(path) }
        let begun = all.filter { $0.name.hasPrefix(wanted) }
        if let found = exact ?? (begun.count == 1 ? begun[0] : nil) { return found }
        throw KitError(
            "there is no exercise '\(wanted)'. \(nearest(wanted))",
            status: 2
        )
    }

    private func nearest(_ wanted: String) -> String {
        if wanted == "--al" || wanted == "all" { return "Did you mean '--all'?" }
        if let number = Int(wanted.prefix { $0 != "." }) {
            let numbers = all.filter { $0.chapter == number }.map(\.number)
            if let first = numbers.first, let last = numbers.last {
                return first == last
                    ? "Chapter \(number) has exercise \(first)."
                    : "Chapter \(number) has exercises \(first) to \(last)."
            }
            let chapters = Set(all.map(\.chapter)).sorted().map(String.init)
            return "The chapters with exercises are \(chapters.joined(separator: ", "))."
        }
        let names = all.map(\.name)
        let hint = hint(for: wanted, of: names)
        // A list of all forty names would not help.
        return hint.hasPrefix("Did") ? hint : "To see all: swift run kit exercises list"
    }

    /// Changes the progress and writes it to its file.
    mutating func note(_ change: (inout StudentProgress) -> Void) throws {
        progress = try StudentProgress.change(in: kit, change)
    }
}
