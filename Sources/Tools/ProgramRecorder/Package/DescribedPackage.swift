// What SwiftPM says of a package: its targets, their files, and the packages beside it.

import Foundation
import Toolchain

/// A package as `swift package describe` describes it: conditions, excluded files and default
/// folders are resolved.
struct DescribedPackage: Decodable {
    struct Target: Decodable {
        let name: String
        /// `library`, `executable`, `test`, `plugin`, `macro`, `snippet` or another one.
        let type: String
        let module_type: String
        let path: String
        let sources: [String]
        let target_dependencies: [String]?
        let product_dependencies: [String]?

        /// Whether it is compiled from Swift for the program itself, so that it can have probes.
        var canBeRecorded: Bool {
            module_type == "SwiftTarget" && ["library", "executable", "test"].contains(type)
        }
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
        /// Whether it is a program.
        let isExecutable: Bool

        private enum Key: CodingKey { case name, targets, type }
        private enum Kind: CodingKey { case executable }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            targets = try values.decode([String].self, forKey: .targets)
            isExecutable =
                try values.nestedContainer(keyedBy: Kind.self, forKey: .type)
                .contains(.executable)
        }
    }

    private struct Dependency: Decodable {
        let identity: String
        let type: String
        let path: String?
    }

    let name: String
    /// The package's folder.
    let path: String
    let targets: [Target]
    let products: [Product]
    /// The version of Swift at the top of the manifest: `5.9`.
    let tools_version: String
    private let dependencies: [Dependency]

    /// The package in a folder.
    /// - parameter scratch: A folder for what SwiftPM writes.
    static func read(_ folder: URL, scratch: URL) throws -> DescribedPackage {
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw KitError("there is no folder \(folder.path).")
        }
        let manifest = folder.appending(path: "Package.swift").path
        guard FileManager.default.fileExists(atPath: manifest) else {
            throw KitError("\(folder.path) has no Package.swift.")
        }
        let words = ["swift", "package", "--package-path", folder.path, "--scratch-path"]
        let said = try outcome(of: words + [scratch.path, "describe", "--type", "json"])
        // SwiftPM may print what it does before the description.
        guard said.status == 0, let start = said.output.firstIndex(of: "{") else {
            throw KitError("SwiftPM cannot read \(manifest):\n\(said.output)\(said.error)")
        }
        do {
            let json = Data(said.output[start...].utf8)
            return try JSONDecoder().decode(DescribedPackage.self, from: json)
        } catch {
            throw KitError("SwiftPM describes \(manifest) in an unknown form: \(error)")
        }
    }

    /// The folders of the packages that the manifest names by a path, except RxSwift.
    var neighbours: [URL] {
        dependencies.filter { $0.identity != "rxswift" }.compactMap(\.path).map {
            URL(filePath: $0)
        }
    }

    /// The full paths of a target's files.
    func files(of target: Target) -> [String] {
        target.sources.map { "\(path)/\(target.path)/\($0)" }
    }
}
