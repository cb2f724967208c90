// `kit diagram`: draws one walkthrough.

import Foundation
import Recorder
import Toolchain
import WalkthroughsTraced

import ChapterText
import Diagrams
import MiniRxTraced

enum DiagramFormat: String, CaseIterable {
    /// A sequence diagram as text for Mermaid.
    case mermaid
    /// A sequence diagram as a picture.
    case svg
    /// A trace for Perfetto.
    case chrome
    /// An indented tree of calls.
    case calls
}

struct DiagramOptions {
    let format: DiagramFormat
    let lane: String?
    let phase: String?
    let file: String?
}

func showDiagram(of walkthrough: Walkthrough, _ options: DiagramOptions) throws {
    let parts = try diagrams(of: walkthrough, options)
    try output(parts, of: walkthrough.name, isPicture: options.format == .svg, to: options.file)
}

/// Writes parts to a file, or prints them. Only a single picture can be printed.
func output(_ parts: [String], of name: String, isPicture: Bool, to file: String?) throws {
    if let file {
        try write(parts, to: file)
    } else if parts.count > 1 && isPicture {
        throw KitError.usage(
            """
            \(name) needs \(parts.count) pictures. Choose a file for them, \
            for example: -o \(name).svg
            """
        )
    } else {
        print(parts.joined(separator: "\n"), terminator: "")
    }
}

/// The text of each part. A trace and a tree have one part.
private func diagrams(of walkthrough: Walkthrough, _ options: DiagramOptions) throws -> [String] {
    let recording = walkthrough.record()
    let phase = options.phase.flatMap(Phase.init)
    if let lane = options.lane, !recording.lanes.contains(lane) {
        let hint = hint(for: lane, of: recording.lanes)
        throw KitError.usage("\(walkthrough.name) has no lane '\(lane)'. \(hint)")
    }
    switch options.format {
    case .chrome: return [try recording.chromeTrace(lane: options.lane, phase: phase)]
    case .calls:
        let tree = recording.callTree(lane: options.lane, phase: phase)
        return try expectSome(tree.isEmpty ? [] : [tree], of: walkthrough)
    case .mermaid, .svg:
        let parts = WalkthroughDiagrams(
            of: walkthrough,
            recording: recording,
            lane: options.lane,
            phase: phase
        ).parts
        return try expectSome(
            parts.map { options.format == .svg ? $0.svg() : $0.mermaid() },
            of: walkthrough
        )
    }
}

private func expectSome(_ parts: [String], of walkthrough: Walkthrough) throws -> [String] {
    if parts.isEmpty {
        throw KitError("\(walkthrough.name) has no calls in that lane and phase.")
    }
    return parts
}

/// Writes a single part to the file, several parts to numbered files: `out-1.svg`, `out-2.svg`.
func write(_ parts: [String], to path: String) throws {
    let file = URL(filePath: path)
    let kind = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
    let name = file.deletingPathExtension().lastPathComponent
    for (index, part) in parts.enumerated() {
        let ending = parts.count > 1 ? "-\(index + 1)" : ""
        let target = file.deletingLastPathComponent().appending(path: name + ending + kind)
        try write(part, to: target)
        print(target.relativePath)
    }
}

/// Writes a file atomically: on failure the previous file stays.
func write(_ text: String, to file: URL) throws {
    do {
        try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
        throw KitError.cannotWrite(file)
    }
}

extension KitError {
    /// A file cannot be written.
    static func cannotWrite(_ file: URL) -> KitError {
        let folder = file.deletingLastPathComponent().path
        let reason =
            FileManager.default.fileExists(atPath: folder)
            ? "it is a folder, or you have no permission to write it"
            : "there is no folder \(folder). Create it, or choose another"
        return KitError("cannot write \(file.path): \(reason).")
    }
}
