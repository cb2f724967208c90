// A walkthrough as a tour of the source, which the extension CodeTour shows in VS Code.
// Chapter: 0 (the editor and the debugger)

import Foundation

/// A file of the folder `.tours`, in CodeTour's format.
struct Tour: Codable {
    /// A place in the source, with a text.
    struct Step: Codable {
        let title: String
        let description: String
        let file: String
        let line: UInt
    }

    let title: String
    let description: String
    /// Whether CodeTour offers it when the folder is opened.
    let isPrimary: Bool?
    /// The title of the tour to go on with.
    let nextTour: String?
    let steps: [Step]

    /// - parameter next: The walkthrough after it.
    init(_ guided: GuidedWalkthrough, next: GuidedWalkthrough?) {
        let chapter = guided.chapter
        title = guided.tourTitle
        description = "\(guided.walkthrough.title) (chapter \(chapter.number), \(guided.title))"
        isPrimary = chapter.number == 1 && guided.number == 1 ? true : nil
        nextTour = next?.tourTitle
        steps = guided.stops.map { stop in
            let trace = ["~~~", ChapterText.table(stop.lines).joined(separator: "\n"), "~~~"]
            let parts = [
                "### \(stop.title)", TourText.of(stop.text, on: chapter.file),
                trace.joined(separator: "\n"),
                "[Chapter \(chapter.number)](./Chapters/\(chapter.file))",
            ]
            return Step(
                title: stop.title,
                description: parts.filter { !$0.isEmpty }.joined(separator: "\n\n"),
                file: stop.call.file,
                line: stop.call.line
            )
        }
    }
}

extension GuidedWalkthrough {
    /// CodeTour sorts tours by their titles, as texts.
    fileprivate var tourTitle: String {
        let numbers = [chapter.number, number].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(numbers.joined(separator: ".")) \(walkthrough.name)"
    }
}

/// Rewrites a chapter's Markdown for CodeTour.
enum TourText {
    /// CodeTour resolves links that begin with a dot, from the opened folder on, and takes an
    /// anchor for a part of the file's name. It offers to insert code between back quotes into the
    /// reader's file, but not code between tildes. HTML is not shown.
    /// - parameter page: The name of the chapter's file.
    static func of(_ text: String, on page: String) -> String {
        text.replacing(#/\]\((?!\w+:)([^)#]*)(?:#[^)]*)?\)/#) { link in
            let path = link.1
            if path.isEmpty { return "](./Chapters/\(page))" }
            return path.hasPrefix("../") ? "](./\(path.dropFirst(3)))" : "](./Chapters/\(path))"
        }
        .replacing(#/(?m)^```/#, with: "~~~")
        .replacing(#/(?s)<summary>(.*?)</summary>/#) { "**\($0.1)**" }
        .replacing(#/</?code>/#, with: "`")
        .replacing(#/</?details>\n*/#, with: "")
    }
}
