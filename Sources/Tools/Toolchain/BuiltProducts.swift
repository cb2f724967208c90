// The built files of the package, and their places.

import Foundation

/// The folder of a build: the folder that `swift build --show-bin-path` prints.
///
/// SwiftPM has two build systems, its own and Xcode's (`--build-system swiftbuild`). The layout of
/// the folder depends on the build system.
public struct BuiltProducts: Sendable {
    /// The folder.
    public let folder: URL

    /// The products in a folder.
    /// - parameter folder: The folder of a built command, or of the built tests.
    public init(_ folder: URL) {
        self.folder = folder
    }

    /// The products beside the running command.
    public static let own = BuiltProducts(Bundle.main.bundleURL)

    /// Options of `swift build` with which another package uses the system's modules that were
    /// compiled for this build; none if there are no such modules. To compile them takes longer
    /// than to build a small package.
    public var systemModules: [String] {
        let cache = folder.appending(path: "ModuleCache").path
        guard FileManager.default.fileExists(atPath: cache) else { return [] }
        return ["-Xswiftc", "-module-cache-path", "-Xswiftc", cache]
    }

    /// The command that `swift run kit` runs.
    public var command: URL { folder.appending(path: "kit") }

    /// The folder in which the compiler finds this package's modules; `nil` if there is none.
    public var modules: URL? { folder(of: "MiniRxTraced") }

    /// The folder in which the compiler finds a module; `nil` if there is none.
    public func folder(of module: String) -> URL? {
        // SwiftPM's own build system puts modules into a separate folder, Xcode's does not.
        [folder.appending(path: "Modules"), folder].first {
            FileManager.default.fileExists(atPath: $0.appending(path: "\(module).swiftmodule").path)
        }
    }

    /// The object files of these modules, for the linker; `nil` if there are none.
    public func objects(of modules: [String]) -> [String]? {
        let objects = objectsInList(of: modules) ?? objectOfEach(modules)
        // The list has the paths from before, if the package was moved after it was built.
        return objects.allSatisfy(FileManager.default.fileExists) ? objects : nil
    }

    /// SwiftPM's own build system: the list of files that the command was linked with. The folders
    /// may also hold older object files.
    private func objectsInList(of modules: [String]) -> [String]? {
        let list = folder.appending(path: "kit.product/Objects.LinkFileList")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else { return nil }
        return text.split(separator: "\n")
            .map { Self.unquoted($0) }
            .filter { path in modules.contains { path.contains("/\($0).build/") } }
    }

    /// Xcode's build system: one object file for each module.
    private func objectOfEach(_ modules: [String]) -> [String] {
        modules.map { folder.appending(path: "\($0).o").path }
    }

    /// A path as it is, which is quoted in the list as for a shell: `'it'\''s'`.
    private static func unquoted(_ path: Substring) -> String {
        path.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
            .replacing("'\\''", with: "'")
    }
}
