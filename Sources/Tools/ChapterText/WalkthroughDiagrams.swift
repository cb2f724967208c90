// A walkthrough's diagrams: the files that are kept in the folder Diagrams.
// Chapter: 0 (diagrams)

import Diagrams
import Foundation
import Levels
import MiniRxTraced
import Recorder
import Toolchain
import WalkthroughsTraced

/// All diagrams of one walkthrough.
public struct WalkthroughDiagrams {
    /// The walkthrough's name, which is also the name of the folder.
    public let name: String
    /// The pictures, in order.
    public let parts: [SequenceDiagram]
    private let recording: Recording

    /// Replays the walkthrough.
    public init(of walkthrough: Walkthrough) {
        self.init(of: walkthrough, recording: walkthrough.record())
    }

    /// Shows only the given lane and phase, if any.
    public init(
        of walkthrough: Walkthrough,
        recording: Recording,
        lane: String? = nil,
        phase: Phase? = nil
    ) {
        self.recording = recording
        name = walkthrough.name
        // Cuts between parts are best where a step of the chapter begins.
        let steps = walkthrough.lines(of: recording).compactMap(\.lines.first?.number)
        parts = recording.sequenceDiagrams(
            of: name,
            sections: Set(steps),
            lane: lane,
            phase: phase
        )
    }

    /// The picture that a chapter calls `part 2` or `from outside`.
    func part(named name: String) -> SequenceDiagram? {
        if let number = name.wholeMatch(of: #/part (\d+)/#)?.1 {
            return parts.first { $0.name.hasPrefix("\(number)-") }
        }
        return parts.first { "from \($0.name.replacing("-", with: " "))" == name }
    }

    /// The texts of the files, by their paths in the folder Diagrams.
    /// - parameter package: The folder with Package.swift.
    public func files(in package: URL) -> [String: String] {
        var files = ["\(name)/calls.txt": recording.callTree()]
        let marbles = marbles(in: package)
        if !marbles.rows.isEmpty {
            files["\(name)/\(Self.marbles)"] = MarbleSVG(marbles, title: "\(name), marbles").text
        }
        for part in parts {
            files["\(name)/\(part.name).mmd"] = part.mermaid()
            files["\(name)/\(part.name).svg"] = part.svg()
        }
        return files
    }

    /// The name of the file with the marbles.
    static let marbles = "marbles.svg"

    /// The marbles.
    func marbles(in package: URL) -> Marbles {
        Marbles(of: Run(recording) { try? text(of: $0, in: package) })
    }

    /// The trace for Perfetto, which is not kept.
    public func chromeTrace() throws -> String {
        try recording.chromeTrace()
    }
}
