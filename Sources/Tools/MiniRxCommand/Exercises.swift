// A student's way through the exercises: which is next, and what is done.
// Chapter: 0 (the exercises)

import Classroom
import Foundation
import Toolchain

/// The exercises of a kit, and how far a student is.
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

    /// The first open one behind that which was solved or skipped last; if there is none, the
    /// first open one of all.
    var next: Exercise? {
        let last = all.firstIndex { $0.name == progress.last } ?? -1
        let behind = all.dropFirst(last + 1).first(where: isOpen)
        return behind ?? all.first(where: isOpen)
    }

    private func isOpen(_ exercise: Exercise) -> Bool {
        progress.state(of: exercise.name) == nil
    }

    /// The exercise that goes by this: its number, its name or the beginning of it, its folder,
    /// its file. Without one the next.
    func exercise(_ wanted: String?) throws -> Exercise {
        guard let wanted else {
            guard let next else {
                throw KitError("no exercise is open any more. Say which one you mean.")
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
                return "Chapter \(number) has \(first) to \(last)."
            }
            return "The chapters are 1 to \(all.last?.chapter ?? 0)."
        }
        let names = all.map(\.name)
        let hint = hint(for: wanted, of: names)
        // All forty are no help.
        return hint.hasPrefix("Did") ? hint : "To see all: swift run kit exercises list"
    }

    /// Changes the progress and keeps it.
    mutating func note(_ change: (inout StudentProgress) -> Void) throws {
        change(&progress)
        try progress.write(to: kit)
    }
}
