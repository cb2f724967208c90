// Copies of files that belong together.

import Foundation
import Toolchain

/// The copies of files of one module, as files.
public struct Copies {
    /// What has no probe, and why: `FILE:LINE: note: …`.
    public let notes: [String]
    /// Where the copies are, in the order of the files.
    public private(set) var paths: [String] = []

    /// Copies files, with a probe in everything that can be called.
    ///
    /// A copy that would be what it was is not written again, so that nothing is compiled again for
    /// it.
    /// - parameter folder: Where the copies go.
    /// - parameter root: What their names leave out of the files' paths.
    public init(
        of files: [String],
        to folder: String,
        root: String = "",
        _ options: Instrumenter.Options
    ) throws {
        let sources = try files.map { path -> (path: String, text: String) in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw KitError("there is no file \(path), or it is not in UTF-8.")
            }
            return (path, text)
        }
        let copies = InstrumentedTexts(of: sources, options)
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

    /// `MiniRx/Core/Event.swift` becomes `MiniRx__Core__Event.swift`: two files of one name stand in
    /// one folder.
    private static func name(ofCopyOf path: String, root: String) -> String {
        let isBelow = !root.isEmpty && path.hasPrefix(root + "/")
        let rest = isBelow ? String(path.dropFirst(root.count + 1)) : path
        return rest.split(separator: "/").joined(separator: "__")
    }
}
