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
        var places: [(place: DebuggerPlace, shows: [String])] = []
        for stop in guided.stops {
            guard
                let place = try DebuggerPlace(
                    of: stop.calls,
                    in: guided.recording.steps,
                    &sources
                )
            else { continue }
            // Where a debugger cannot stop in a passage's calls, it stops in those of the next one.
            if places.last?.place != place { places.append((place, [])) }
            places[places.count - 1].shows += [stop.title] + ChapterText.table(stop.lines)
        }
        for (index, (place, shows)) in places.enumerated() {
            let isLast = index == places.count - 1
            lines += ["", breakpoint(place), "breakpoint command add"]
            lines += comment(
                shows + [isLast ? "To the end: continue" : "To the next stop: continue"]
            )
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
