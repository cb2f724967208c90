// The differences between two traces.

import Foundation

/// The output of `diff` for two texts: the parts that differ, each with three lines around it.
public func difference(of new: String, from old: String) throws -> String {
    try withTemporaryFolder { folder in
        let files = [folder.appending(path: "old"), folder.appending(path: "new")]
        for (file, text) in zip(files, [old, new]) { try update(file, to: text) }
        let diff = try outcome(of: ["diff", "-U", "3"] + files.map(\.path))
        guard diff.status == 1 else { throw KitError("diff failed: \(diff.error)") }
        // The first two lines name the files.
        return diff.output.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    }
}
