// Where two traces differ.

import Foundation
import Toolchain

/// What `diff` says of two texts: parts that differ, each with three lines around it.
func difference(of new: String, from old: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [folder.appending(path: "old"), folder.appending(path: "new")]
    for (file, text) in zip(files, [old, new]) { try update(file, to: text) }
    let diff = try outcome(of: ["diff", "-U", "3"] + files.map(\.path))
    guard diff.status == 1 else { throw KitError("diff failed: \(diff.error)") }
    // The first two lines name the files.
    return diff.output.split(separator: "\n").dropFirst(2).joined(separator: "\n")
}
