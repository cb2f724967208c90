// A walkthrough under LLDB: commands that stop the program where each passage begins.
// Chapter: 0 (the editor and the debugger)

/// Makes the files of the folder `.lldb`.
struct DebuggerScripts {
    private var sources: ParsedFiles

    init(_ package: PackageText) {
        sources = ParsedFiles(package)
    }

    /// The commands. LLDB prints a breakpoint's comments when the program stops there.
    mutating func text(_ guided: GuidedWalkthrough) throws -> String {
        let name = guided.walkthrough.name
        var lines = [
            "# Stops `kit walk \(name)` where each passage of chapter \(guided.chapter.number) begins.",
            "# Generated: `make refresh` updates it. `make debug NAME=\(name)` uses it.",
        ]
        let steps = guided.recording.steps
        for (index, stop) in guided.stops.enumerated() {
            guard let place = try DebuggerPlace(of: stop.calls, in: steps, &sources) else {
                continue
            }
            let isLast = index == guided.stops.count - 1
            lines += ["", breakpoint(place), "breakpoint command add"]
            lines += comment([stop.title] + ChapterText.table(stop.lines))
            lines += comment([isLast ? "To the end: continue" : "To the next stop: continue"])
            lines.append("DONE")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func breakpoint(_ place: DebuggerPlace) -> String {
        let command = "breakpoint set --one-shot true --file \(place.file) --line \(place.line)"
        return place.earlierHits == 0 ? command : command + " --ignore-count \(place.earlierHits)"
    }

    private func comment(_ lines: [String]) -> [String] {
        lines.map { "# \($0)" }
    }
}
