// The files with which editors and debuggers show the walkthroughs.
// Chapter: 0 (the editor and the debugger)

import Foundation

/// Generated files in the folders .tours, .lldb, .vscode and .swiftpm.
public enum EditorFiles {
    /// Their texts, by their paths from the package's folder on.
    /// - parameter package: The folder with Package.swift.
    public static func texts(in package: URL) throws -> [String: String] {
        let all = try GuidedWalkthrough.all(in: package)
        var scripts = DebuggerScripts(PackageText(folder: package))
        var texts = [
            ".vscode/launch.json": try json(LaunchSettings(all)),
            ".vscode/tasks.json": try json(TaskSettings()),
        ]
        for (guided, next) in zip(all, all.dropFirst().map(Optional.some) + [nil]) {
            let name = guided.walkthrough.name
            texts[".tours/\(name).tour"] = try json(Tour(guided, next: next))
            texts[".lldb/\(name).lldb"] = try scripts.text(guided)
        }
        for scheme in try schemes(in: package) { texts[scheme.path] = scheme.text }
        return texts
    }

    /// A scheme for each folder of a chapter's tests.
    private static func schemes(in package: URL) throws -> [XcodeScheme] {
        try FileManager.default.contentsOfDirectory(atPath: package.appending(path: "Tests").path)
            .compactMap { name in
                let number = name.firstMatch(of: #/^Chapter(\d+).*Tests$/#).flatMap { Int($0.1) }
                return number.map { XcodeScheme(chapter: $0, tests: name) }
            }
    }

    /// The paths of files that were generated for a walkthrough that no chapter explains any more.
    /// - parameter texts: The generated files.
    public static func leftOver(besides texts: [String: String], in package: URL) -> [String] {
        let package = PackageText(folder: package)
        return [".lldb", ".tours", XcodeScheme.folder].flatMap { folder in
            package.files(below: folder).map { "\(folder)/\($0)" }.filter { texts[$0] == nil }
        }
    }

    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
