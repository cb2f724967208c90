// What the source says, for claims about declarations.

import Foundation

/// The text of a source file, by its path in the package.
public func source(_ path: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
}

/// The texts of all files of the library.
public func librarySources() throws -> [String] {
    let folder = packageFolder.appending(path: "Sources/MiniRx")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? [])
        .compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }
}
