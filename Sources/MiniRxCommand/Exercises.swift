// A student's way through the exercises: which is next, and what is done.
// Chapter: 0 (the exercises)

#if DEBUG
    import Classroom
    import Foundation

    /// The exercises of a kit, and how far a student is.
    struct Exercises {
        let kit: Kit
        let all: [Exercise]
        var progress: StudentProgress
        let style = Style()

        /// The exercises of the kit in the current folder.
        init() throws {
            let folder = URL(filePath: FileManager.default.currentDirectoryPath)
            kit = Kit(package: folder, products: Bundle.main.bundleURL)
            all = try kit.exercises()
            progress = try StudentProgress(of: kit)
        }

        /// The first that is neither solved nor skipped.
        var next: Exercise? { all.first { progress.state(of: $0.name) == nil } }

        /// The exercise of that name or number; without a name the next one.
        func exercise(_ wanted: String?) throws -> Exercise {
            if let wanted {
                if let found = all.first(where: { $0.name == wanted || $0.number == wanted }) {
                    return found
                }
                let hint = hint(for: wanted, of: all.map(\.name))
                throw CommandError.usage("there is no exercise '\(wanted)'. \(hint)")
            }
            guard let next else {
                throw CommandError.usage("no exercise is open any more. Say which one you mean.")
            }
            return next
        }

        /// Changes the progress and keeps it.
        mutating func note(_ change: (inout StudentProgress) -> Void) throws {
            change(&progress)
            try progress.write(to: kit)
        }
    }
#endif
