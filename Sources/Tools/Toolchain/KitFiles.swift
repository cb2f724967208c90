// Texts of the kit's own files.

import Foundation

/// The text of one of the kit's files.
/// - parameter path: The file's path in the kit.
public func text(of path: String, in kit: URL) throws -> String {
    guard let text = try? String(contentsOf: kit.appending(path: path), encoding: .utf8) else {
        throw KitError("the kit has no file \(path).")
    }
    return text
}

/// The texts of the Swift files in a folder and below, by their paths in the kit.
/// - parameter path: The folder's path in the kit.
public func swiftFiles(in path: String, of kit: URL) throws -> [String: String] {
    let names = FileManager.default.subpaths(atPath: kit.appending(path: path).path) ?? []
    return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { files, name in
        files["\(path)/\(name)"] = try text(of: "\(path)/\(name)", in: kit)
    }
}
