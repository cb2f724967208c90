// Makes the copies that a target `XTraced` is compiled from: the sources of `X`, with probes.
// Chapter: 0 (how code is recorded)

import Foundation
import PackagePlugin

/// For a target `XTraced`: its sources are those in `Sources/X` of the same package, but for those that
/// `XTraced` has a file of the same name for. In them `import Y` becomes `import YTraced` for
/// each `YTraced` that the target depends on.
@main
struct InstrumentPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let traced = target as? SourceModuleTarget, traced.name.hasSuffix(Self.suffix) else {
            throw Mistake("InstrumentPlugin is for targets whose names end in \(Self.suffix).")
        }
        let name = String(traced.name.dropLast(Self.suffix.count))
        let root = context.package.directoryURL
        // The target itself may not be known: in a package that only depends on this one, SwiftPM
        // leaves out what nobody needs.
        let original = root.appending(path: "Sources/\(name)")
        let own = Set(traced.sourceFiles(withSuffix: "swift").map(\.url.lastPathComponent))
        let files = (FileManager.default.subpaths(atPath: original.path) ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { original.appending(path: $0) }
            .filter { !own.contains($0.lastPathComponent) }
        guard !files.isEmpty else {
            throw Mistake("\(traced.name) is made of Sources/\(name), and there is no code.")
        }
        let folder = context.pluginWorkDirectoryURL
        // As the tool names them: a plugin cannot import its code.
        let copies = files.map { file in
            let path = file.path.dropFirst(root.path.count + 1)
            return folder.appending(path: path.replacing("/", with: "__"))
        }
        return [
            .buildCommand(
                displayName: "Instrumenting \(name)",
                executable: try context.tool(named: "InstrumentTool").url,
                arguments: ["--root", root.path, "--out", folder.path]
                    + options(for: traced, madeOf: name) + files.map(\.path),
                inputFiles: files,
                outputFiles: copies
            )
        ]
    }

    private static let suffix = "Traced"

    /// The library is what depends on no other instrumented target; all else uses it.
    private func options(for target: Target, madeOf name: String) -> [String] {
        let used = target.dependencies.flatMap { dependency -> [String] in
            switch dependency {
            case .target(let target): [target.name]
            case .product(let product): product.targets.map(\.name)
            @unknown default: []
            }
        }
        .filter { $0.hasSuffix(Self.suffix) }
        if used.isEmpty { return [] }
        return ["--user"]
            + (used + [target.name]).flatMap {
                ["--rename", "\($0.dropLast(Self.suffix.count))=\($0)"]
            }
    }
}

private struct Mistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
