// A generated package, of which only changed files are built again.

import Foundation
import Toolchain

/// Writes these files to a package's folder, and removes all other files from its `Sources` and
/// `Tests`.
///
/// Files that do not change are not written, so that the next build compiles less.
/// - parameter files: Texts, by their paths from the folder on.
public func writePackage(_ files: [String: String], into folder: URL) throws {
    let manager = FileManager.default
    for root in ["Sources", "Tests"] {
        let old = manager.subpaths(atPath: folder.appending(path: root).path) ?? []
        for path in old.map({ "\(root)/\($0)" }) where !files.keys.contains(where: isAt(path)) {
            // Its folder may be gone already.
            try? manager.removeItem(at: folder.appending(path: path))
        }
    }
    for (path, text) in files {
        let file = folder.appending(path: path)
        try manager.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try update(file, to: text)
    }
}

/// Whether a file is the one at `path`, or is in a folder there.
private func isAt(_ path: String) -> (String) -> Bool {
    { $0 == path || $0.hasPrefix("\(path)/") }
}
