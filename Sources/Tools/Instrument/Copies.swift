// Copies of files that belong together.

import Foundation
import Toolchain

/// The copies of files of one module, as files.
public struct Copies {
    /// Code without a probe, and the reason: `FILE:LINE: note: …`.
    public let notes: [String]
    /// The paths of the copies, in the order of the files.
    public private(set) var paths: [String] = []

    /// Copies files, with a probe in everything that can be called.
    ///
    /// An unchanged copy is not written again, so that it is not compiled again.
    /// - parameter known: The module's files that are not copied. The copies depend on them.
    /// - parameter folder: The folder for the copies.
    /// - parameter root: The beginning of the files' paths that the copies' names leave out.
    public init(
        of files: [String],
        known: [String] = [],
        to folder: String,
        root: String = "",
        _ options: Instrumenter.Options
    ) throws {
        let sources = try files.map { (path: $0, text: try SourceText.of($0)) }
        let copies = try InstrumentedTexts(
            of: sources,
            known: try known.map(SourceText.of),
            options
        )
        notes = copies.notes
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (path, copy) in zip(files, copies.texts) {
            let target = "\(folder)/\(Self.name(ofCopyOf: path, root: root))"
            guard
                URL(filePath: target).standardizedFileURL != URL(filePath: path).standardizedFileURL
            else {
                throw KitError(
                    "the copy of \(path) would replace it: choose another folder."
                )
            }
            try update(URL(filePath: target), to: copy)
            paths.append(target)
        }
    }

    /// `MiniRx/Core/Event.swift` becomes `MiniRx__Core__Event.swift`, so that files of the same
    /// name can be in one folder.
    private static func name(ofCopyOf path: String, root: String) -> String {
        let isBelow = !root.isEmpty && path.hasPrefix(root + "/")
        let rest = isBelow ? String(path.dropFirst(root.count + 1)) : path
        let name = rest.split(separator: "/").joined(separator: "__")
        // The compiler takes a file without the extension for something else.
        return name.hasSuffix(".swift") ? name : name + ".swift"
    }
}
