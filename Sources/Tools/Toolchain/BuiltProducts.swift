// What was built of the package, and where it lies.

import Foundation

/// The folder that a build was written to: the one that `swift build --show-bin-path` names.
///
/// SwiftPM has two build systems, its own and the one that Xcode uses (`--build-system swiftbuild`),
/// and each lays the folder out in its own way.
public struct BuiltProducts: Sendable {
    /// The folder.
    public let folder: URL

    /// The products in a folder.
    /// - parameter folder: The folder of a command that was built, or of the tests.
    public init(_ folder: URL) {
        self.folder = folder
    }

    /// The command that a person types `swift run kit` for.
    public var command: URL { folder.appending(path: "kit") }

    /// The folder in which the compiler finds this package's modules; `nil` if there is none.
    public var modules: URL? {
        // SwiftPM's own build system puts modules into a folder of their own, Xcode's does not.
        [folder.appending(path: "Modules"), folder].first {
            FileManager.default.fileExists(
                atPath: $0.appending(path: "MiniRxTraced.swiftmodule").path
            )
        }
    }

    /// The object files of these modules, for the linker; `nil` if there are none.
    public func objects(of modules: [String]) -> [String]? {
        objectsInList(of: modules) ?? objectOfEach(modules)
    }

    /// SwiftPM's own build system: the list that the command was linked with. The folders may hold
    /// older object files besides.
    private func objectsInList(of modules: [String]) -> [String]? {
        let list = folder.appending(path: "kit.product/Objects.LinkFileList")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else { return nil }
        return text.split(separator: "\n")
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
            .filter { path in modules.contains { path.contains("/\($0).build/") } }
    }

    /// Xcode's build system: one object file for each module.
    private func objectOfEach(_ modules: [String]) -> [String]? {
        let objects = modules.map { folder.appending(path: "\($0).o").path }
        return objects.allSatisfy(FileManager.default.fileExists) ? objects : nil
    }
}
