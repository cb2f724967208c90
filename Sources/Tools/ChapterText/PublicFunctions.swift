// Where each public function of the library is declared.
// Chapter: appendix, map

import Foundation

/// A public function of the library: its base name and its place.
public struct PublicFunction {
    /// Without labels: `retry`.
    public let name: String
    /// From the package's folder on.
    public let path: String
    /// From 1 on.
    public let line: Int
    /// The file of RxSwift that has it.
    public let mirrors: String

    /// Whether the file's name does not lead to it.
    var isHidden: Bool {
        let file = URL(filePath: path).deletingPathExtension().lastPathComponent
        return !file.lowercased().contains(name.lowercased())
    }

    /// All public functions below Sources/MiniRx, except deprecated ones, by name and path.
    /// - parameter package: The folder with Package.swift.
    public static func all(in package: URL) throws -> [PublicFunction] {
        let root = "Sources/MiniRx"
        let files = FileManager.default.subpaths(atPath: package.appending(path: root).path) ?? []
        return try files.filter { $0.hasSuffix(".swift") }.flatMap { file -> [PublicFunction] in
            let path = "\(root)/\(file)"
            let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
            let mirrors = try Banner(text).mirrors
            let lines = text.components(separatedBy: "\n")
            return lines.indices.compactMap { index in
                guard
                    let match = lines[index].firstMatch(
                        of: #/^ *public (?:(?:static|class|final|override) )*func `?(\w+)`?/#
                    ),
                    index == 0 || !lines[index - 1].contains("@available(*, deprecated")
                else { return nil }
                return PublicFunction(
                    name: String(match.1),
                    path: path,
                    line: index + 1,
                    mirrors: mirrors
                )
            }
        }
        .sorted { ($0.name, $0.path, $0.line) < ($1.name, $1.path, $1.line) }
    }
}
