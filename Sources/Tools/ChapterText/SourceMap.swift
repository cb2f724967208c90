// The map: for each file of the library, the file of RxSwift that its banner names.
// Chapter: appendix, map

import Foundation

/// The banner in the first lines of a source file.
public struct Banner {
    /// After `// Mirrors:`, which each banner has.
    public let mirrors: String
    /// After `// Differs:`; empty if nothing differs.
    let differs: String
    /// After `// Chapter:`, without text in brackets: `6`, or `appendix, performance`.
    let chapters: [String]

    /// - parameter source: The file's text.
    public init(_ source: String) throws {
        let lines = source.components(separatedBy: "\n").prefix { $0.hasPrefix("//") }
        func field(_ name: String) -> String? {
            guard let start = lines.firstIndex(where: { $0.hasPrefix("// \(name): ") }) else {
                return nil
            }
            let rest = lines[(start + 1)...].prefix { $0.hasPrefix("//   ") }
            return ([String(lines[start].dropFirst("// \(name): ".count))] + rest)
                .map { $0.replacing(#/^\/\/ +/#, with: "") }.joined(separator: " ")
        }
        guard let mirrors = field("Mirrors"), let chapter = field("Chapter") else {
            throw ChapterError(
                description: "its banner needs the lines `// Mirrors: …` and `// Chapter: …`."
            )
        }
        self.mirrors = mirrors
        differs = field("Differs") ?? ""
        let named = chapter.replacing(#/ \([^)]*\)/#, with: "")
        chapters = named.matches(of: #/\d+|appendix, \w+/#).map { String($0.0) }
        if chapters.isEmpty && named != "none" {
            throw ChapterError(
                description: "write `// Chapter: 6`, `appendix, performance` or `none`."
            )
        }
    }
}

/// The tables of the map: one for each folder with source files.
struct SourceMap {
    private let package: URL
    /// The chapters and appendices, from the folder Chapters on.
    private let pages: [String]

    init(package: URL) throws {
        self.package = package
        pages = try Page.paths(in: package)
            .filter { $0.split(separator: "/").count == 2 }
            .map { String($0.dropFirst("Chapters/".count)) }
    }

    /// - parameter path: The folder, from the package's folder on.
    func tables(of path: String) throws -> [String] {
        let files =
            FileManager.default.subpaths(atPath: package.appending(path: path).path)?
            .filter { $0.hasSuffix(".swift") }.sorted() ?? []
        if files.isEmpty {
            throw ChapterError(description: "there are no source files in \(path).")
        }
        let folders = Dictionary(grouping: files) { file in
            file.split(separator: "/").dropLast().joined(separator: "/")
        }
        let tables = try folders.sorted { $0.key < $1.key }.flatMap { folder, files -> [String] in
            let head = [
                "", "## \(folder.isEmpty ? path : folder)", "",
                "| here | mirrors | chapter | what differs |", "|---|---|---|---|",
            ]
            return try head + files.map { try row("\(path)/\($0)") }
        }
        return try byFunction() + tables + [""]
    }

    /// The operators that are in files of other names.
    private func byFunction() throws -> [String] {
        let folders = [
            "Operators/", "Observables/", "Core/ObservableType+", "Disposables/DisposeBag",
        ]
        let hidden = try PublicFunction.all(in: package).filter { function in
            function.isHidden && !["buildBlock", "connect", "insert"].contains(function.name)
                && folders.contains { function.path.hasPrefix("Sources/MiniRx/\($0)") }
        }
        guard !hidden.isEmpty else { return [] }
        let rows = Dictionary(grouping: hidden, by: \.name).sorted { $0.key < $1.key }
            .map { name, places in
                let files = Set(places.map(\.path)).sorted().map { path in
                    "[\(URL(filePath: path).lastPathComponent)](../\(path))"
                }
                return "| `\(name)` | \(files.joined(separator: ", ")) |"
            }
        return [
            "", "## By function", "",
            "The operators that are in a file of another name, as in RxSwift. "
                + "`swift run kit find NAME` finds any function.", "",
            "| function | file |", "|---|---|",
        ] + rows
    }

    private func row(_ path: String) throws -> String {
        let file = package.appending(path: path)
        do {
            let banner = try Banner(try String(contentsOf: file, encoding: .utf8))
            let chapters = try banner.chapters.map(link).joined(separator: ", ")
            let name = "[\(file.lastPathComponent)](../\(path))"
            return "| \(name) | \(banner.mirrors) | \(chapters) | \(banner.differs) |"
        } catch let error as ChapterError {
            throw ChapterError(description: "\(path): \(error)")
        }
    }

    /// A chapter's name in a banner, as a link to its page.
    private func link(_ chapter: String) throws -> String {
        let begin =
            Int(chapter).map { String(format: "%02d-", $0) }
            ?? chapter.replacing("appendix, ", with: "appendix-") + "."
        guard let page = pages.first(where: { $0.hasPrefix(begin) }) else {
            throw ChapterError(
                description: "its banner names \(chapter), but there is no such page."
            )
        }
        return "[\(chapter.replacing("appendix, ", with: ""))](\(page))"
    }
}
