// Reads a source file.

import Foundation
import Toolchain

/// The text of a source file that somebody has named.
public enum SourceText {
    /// Reads a file.
    /// - throws: A `KitError` that says why it cannot be read, and what to do.
    public static func of(_ path: String) throws -> String {
        if let text = try? String(contentsOfFile: path, encoding: .utf8) { return text }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw KitError("there is no file \(path).")
        }
        guard !isFolder.boolValue else {
            throw KitError(
                "\(path) is a folder: name its Swift files, or give a package with --package."
            )
        }
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw KitError("\(path) cannot be read: you have no permission.")
        }
        throw KitError("\(path) is not UTF-8 text: save it in this encoding.")
    }
}
