// Writes the page of the player: one file, which a browser opens without a server.
// Chapter: 0 (the player)

import Foundation
import Leaks
import Levels
import Recorder
import Toolchain

extension PlayerData {
    /// The data of a recorded program.
    /// - parameter name: The name of the walkthrough or of the program.
    /// - parameter recordings: Recordings of it, each in another order; the chapter's order first.
    /// - parameter prose: The chapter's passages, and the line at which each one begins.
    /// - parameter versions: The names of the recordings, if they are of versions of a program.
    /// - parameter lines: The numbers of the lines that the page has of each recording. With all lines
    ///   of a long run it would take minutes to open.
    /// - parameter program: What follows the name of a command that is about the program.
    /// - parameter status: The program's status; for a signal, 128 plus its number.
    /// - parameter read: The text of a source file; `nil` if it cannot be read.
    public init(
        name: String,
        title: String,
        recordings: [(order: ReplayOrder, recording: Recording)],
        chapter: ChapterLink? = nil,
        prose: [(prose: Prose, begins: Int)] = [],
        versions: [String] = [],
        lines wanted: ClosedRange<Int> = 1...Int.max,
        program: String = "",
        status: Int32 = 0,
        read: @escaping (String) -> String?
    ) {
        var files = SourceFiles(read: read)
        // Shown first, and where the trace has no function.
        if let own = recordings.first?.recording.ownFile { _ = files.index(of: own) }
        let takes = recordings.enumerated().map { index, take in
            let run = Run(take.recording, read: read)
            let marbles = Marbles(of: run)
            let leaks = Leaks(
                take.recording,
                files: take.recording.ownFiles.compactMap { path in
                    read(path).map { (path, $0) }
                }
            )
            let lines = take.recording.lines()
            let window = PlayerWindow(wanted, of: lines, take.recording)
            let events = take.recording.playerEvents(
                &files,
                lines: lines,
                window: window,
                lanes: run.lanes,
                levels: run.levels(marbles),
                sites: run.sites,
                leaks: leaks
            )
            // The passages are about the chapter's order.
            let begins = index == 0 ? prose.map(\.begins) : []
            let cut = window.map { marbles.cut(to: $0.lines) }
            return Take(
                order: versions.isEmpty ? take.order.rawValue : "version-\(index + 1)",
                title: versions.isEmpty ? nil : versions[index],
                window: window,
                own: take.recording.ownFile.flatMap { files.index(of: $0) },
                lanes: run.lanes,
                marbles: PlayerMarbles(cut?.marbles ?? marbles, gaps: cut?.gaps),
                why: PlayerWhy(marbles, window: window),
                begins: begins,
                events: events,
                ownObjects: leaks.own.map(\.object.number),
                fates: Fate.all(leaks)
            )
        }
        self.init(
            name: name,
            title: title,
            chapter: chapter,
            prose: prose.map(\.prose),
            ending: Self.ending(status),
            program: takes.contains { $0.window != nil } ? program : nil,
            files: zip(files.paths, files.texts).map(File.init),
            recordings: takes
        )
    }

    /// A sentence for the end of the trace of a program that did not end by itself.
    private static func ending(_ status: Int32) -> String? {
        switch status {
        case 0: nil
        case 129...: "The program crashed here: signal \(status - 128) ended it."
        default: "The program ended here with status \(status), which says that it failed."
        }
    }

    /// The data as JSON.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

/// The template of the page, with its modules and styles.
public struct PlayerPage {
    private let template: String
    private let styles: [String]
    /// The modules by their file names.
    private let modules: [String: String]

    /// Reads the template from the kit.
    public init(kit: URL) throws {
        let folder = "Sources/Tools/Player/Page"
        let names = try FileManager.default
            .contentsOfDirectory(atPath: kit.appending(path: folder).path).sorted()
        func texts(ending: String) throws -> [(name: String, text: String)] {
            try names.filter { $0.hasSuffix(ending) }
                .map { ($0, try text(of: "\(folder)/\($0)", in: kit)) }
        }
        template = try text(of: "\(folder)/page.html", in: kit)
        styles = try texts(ending: ".css").map(\.text)
        modules = Dictionary(uniqueKeysWithValues: try texts(ending: ".js"))
    }

    /// The page.
    /// - parameter links: Where the links of the prose lead: the folder Chapters, seen from the
    ///   page.
    /// - parameter isBook: Whether this is the book's folder, where each file has a page.
    /// - parameter version: If the page is written again and again, what tells this time from the
    ///   others: the open page loads itself when the file beside it names another version.
    public func html(
        _ data: PlayerData,
        links: String?,
        isBook: Bool = false,
        version: String? = nil
    ) throws -> String {
        let parts = [
            "title": data.name.escaped,
            "style": "<style>\n\(styles.joined(separator: "\n"))</style>",
            "modules": "<script type=\"importmap\">\(try importMap())</script>",
            // Nothing in the data can end the element.
            "data": """
            <script type="application/json" id="recording">\
            \(try data.json().replacing("<", with: "\\u003c"))</script>
            """,
        ]
        let page = template.replacing(#/<!-- player: (\w+) -->/#) { parts[String($0.1)] ?? "" }
        guard let links else { return page }
        let place =
            (isBook ? " data-place=\"book\"" : "")
            + (version.map { " data-version=\"\($0)\"" } ?? "")
        let body = "<body data-links=\"\(links.escaped)\"\(place)>"
        return page.replacing("<body>", with: body, maxReplacements: 1)
    }

    /// A page that was opened from a disk may not import other files, so that each module is in the
    /// page, as a URL.
    private func importMap() throws -> String {
        let imports = modules.mapKeys { "player/\($0)" }.mapValues {
            "data:text/javascript;base64,\(Data($0.utf8).base64EncodedString())"
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(["imports": imports]), as: UTF8.self)
    }
}

extension Dictionary {
    fileprivate func mapKeys<New: Hashable>(_ change: (Key) -> New) -> [New: Value] {
        Dictionary<New, Value>(uniqueKeysWithValues: map { (change($0.key), $0.value) })
    }
}

extension String {
    /// The text in HTML.
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
