// A passage of a chapter, and the place in the source at which an editor or a debugger shows it.
// Chapter: 0 (the editor and the debugger)

import Foundation
import Recorder
import WalkthroughsTraced

/// A passage, or a part of it, with the call at which it begins.
///
/// A passage that shows several parts of the trace has a stop for each of them.
struct GuidedStop {
    let title: String
    /// The passage's Markdown. Empty for all parts but the first.
    let text: String
    /// The lines of the trace that it shows, one after another.
    let lines: [TraceLine]
    /// The calls from its beginning on, as steps of the recording.
    let calls: [Step]
    /// The one that the passage is about: of the function whose code it shows, or that its heading
    /// names; otherwise the first one.
    let call: Call
}

/// A walkthrough with the chapter that explains it.
struct GuidedWalkthrough {
    let walkthrough: Walkthrough
    let chapter: Chapter
    /// The chapter's title.
    let title: String
    /// Its number among the chapter's walkthroughs, from 1.
    let number: Int
    /// In the chapter's order.
    let recording: Recording
    /// The passages, in the order of the trace.
    let stops: [GuidedStop]

    /// All walkthroughs that a chapter explains, in the order of the chapters.
    static func all(in package: URL) throws -> [GuidedWalkthrough] {
        var all: [GuidedWalkthrough] = []
        for chapter in Chapter.all {
            let title = try chapter.title(in: package)
            var number = 0
            for walkthrough in chapter.walkthroughs
            where !all.contains(where: { $0.walkthrough.name == walkthrough.name }) {
                let recording = walkthrough.record()
                let stops = try chapter.passages(about: walkthrough, recording, in: package)
                    .flatMap { GuidedStop.all(of: $0, recording) }
                    .sorted { $0.begins < $1.begins }
                guard !stops.isEmpty else { continue }
                number += 1
                all.append(
                    GuidedWalkthrough(
                        walkthrough: walkthrough,
                        chapter: chapter,
                        title: title,
                        number: number,
                        recording: recording,
                        stops: stops
                    )
                )
            }
        }
        return all
    }
}

extension GuidedStop {
    fileprivate var begins: Int { lines.first?.number ?? 0 }

    fileprivate static func all(of passage: Passage, _ recording: Recording) -> [GuidedStop] {
        let all = recording.lines()
        let isShown = all.map { line in line.number.map(passage.shows.contains) ?? false }
        let begins = all.indices.filter { isShown[$0] && ($0 == 0 || !isShown[$0 - 1]) }
        return begins.enumerated().compactMap { part, begin in
            let end = all.indices.first { $0 > begin && !isShown[$0] } ?? all.endIndex
            let calls = all[begin...].map(\.step).filter { $0.call != nil }
            guard let call = calls.first?.call else { return nil }
            let lines = Array(all[begin..<end])
            let place = "lines \(lines[0].number ?? 0) to \(lines[lines.count - 1].number ?? 0)"
            return GuidedStop(
                title: part == 0 ? passage.title : "\(passage.title), \(place)",
                text: part == 0 ? passage.text : "",
                lines: lines,
                calls: calls,
                call: passage.subject(of: lines.compactMap(\.step.call)) ?? call
            )
        }
    }
}

extension Passage {
    /// The call that the passage is about.
    fileprivate func subject(of calls: [Call]) -> Call? {
        let shown = excerpts.lazy.compactMap { name in
            calls.first { "\($0.type ?? "").\($0.function)" == name }
        }
        let named = title.matches(of: #/`([^`(]+)(?:\([^`]*\))?`/#).lazy.compactMap { name in
            let ending = name.1.split(separator: ".").last ?? name.1
            return calls.first { $0.type != "(user)" && $0.function.hasPrefix("\(ending)(") }
        }
        return shown.first ?? named.first
    }
}

extension Step {
    /// The call that it records.
    var call: Call? {
        guard case .enters(let call) = moment else { return nil }
        return call
    }
}
