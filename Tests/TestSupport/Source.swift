// What the source says, for claims about declarations.

import Foundation

/// The text of a source file, by its path in the package.
public func source(_ path: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
}

/// The Swift files in a folder of the package, each with its path from the package's folder on.
public func swiftFiles(in folder: String) throws -> [(path: String, text: String)] {
    let root = packageFolder.appending(path: folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: root)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map { ("\(folder)/\($0)", try source("\(folder)/\($0)")) }
}

/// The texts of all files of the library.
public func librarySources() throws -> [String] {
    try swiftFiles(in: "Sources/MiniRx").map(\.text)
}
