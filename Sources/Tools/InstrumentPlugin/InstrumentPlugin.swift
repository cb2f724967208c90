// Makes the copies that a target `XTraced` is compiled from: the sources of `X`, with probes.
// Chapter: 0 (how code is recorded)

import Foundation
import PackagePlugin

/// For a target `XTraced`, the sources are the files in `Sources/X` of the same package, except
/// files with the name of a file of `XTraced`. `import Y` becomes `import YTraced` for each
/// `YTraced` that the target depends on.
@main
struct InstrumentPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let traced = target as? SourceModuleTarget, traced.name.hasSuffix(Self.suffix) else {
            throw Mistake("InstrumentPlugin is for targets whose names end in \(Self.suffix).")
        }
        let name = String(traced.name.dropLast(Self.suffix.count))
        let root = context.package.directoryURL
        // The original target may be missing: in a package that depends on this one, SwiftPM leaves
        // out unused targets.
        let original = root.appending(path: "Sources/\(name)")
        let own = Set(traced.sourceFiles(withSuffix: "swift").map(\.url.lastPathComponent))
        let all = (FileManager.default.subpaths(atPath: original.path) ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { original.appending(path: $0) }
        let files = all.filter { !own.contains($0.lastPathComponent) }
        // The copies depend on what the replaced files declare.
        let replaced = all.filter { own.contains($0.lastPathComponent) }
        guard !files.isEmpty else {
            throw Mistake("\(traced.name) is made from Sources/\(name), which has no Swift files.")
        }
        let folder = context.pluginWorkDirectoryURL
        // The names that the tool uses. A plugin cannot import the tool's code.
        let copies = files.map { file in
            let path = file.path.dropFirst(root.path.count + 1)
            return folder.appending(path: path.replacing("/", with: "__"))
        }
        return [
            .buildCommand(
                displayName: "Instrumenting \(name)",
                executable: try context.tool(named: "InstrumentTool").url,
                arguments: ["--root", root.path, "--out", folder.path]
                    + options(for: traced, madeOf: name)
                    + replaced.flatMap { ["--known", $0.path] } + files.map(\.path),
                inputFiles: files + replaced,
                outputFiles: copies
            )
        ]
    }

    private static let suffix = "Traced"

    /// A target that depends on no other instrumented target is the library; the others use it.
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
