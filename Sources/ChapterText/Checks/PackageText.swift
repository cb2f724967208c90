// The files of a package, as checks read them.

import Foundation

/// The files of a package.
struct PackageText {
    let folder: URL

    /// A file's text, by its path from the package's folder on.
    func text(_ path: String) throws -> String {
        guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
        else {
            throw ChapterError(description: "there is no file \(path) here.")
        }
        return text
    }

    /// The paths of all Swift files below a folder.
    func swiftFiles(below path: String) -> [String] {
        (FileManager.default.subpaths(atPath: folder.appending(path: path).path) ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }

    /// The paths of all files below a folder, from that folder on.
    func files(below path: String) -> [String] {
        (FileManager.default.subpaths(atPath: folder.appending(path: path).path) ?? [])
            // A folder's name has no dot in it.
            .filter { $0.contains(".") }.sorted()
    }

    /// The README and the chapters.
    func pages() throws -> [Page] {
        try Page.files(in: folder).map { file in
            let name = file.lastPathComponent
            let path = name == "README.md" ? name : "Chapters/\(name)"
            return Page(path: path, text: try text(path))
        }
    }
}

/// A page of text.
struct Page {
    let path: String
    let text: String

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    /// Whether it is one of the chapters, and not the README or an appendix.
    var isChapter: Bool { name.contains(#/^\d\d-/#) }

    var lines: [String] { text.components(separatedBy: "\n") }

    /// The lines with their numbers, without those of code.
    var prose: [(number: Int, text: String)] {
        var isCode = false
        return lines.enumerated().compactMap { index, line in
            if line.hasPrefix("```") {
                isCode.toggle()
                return nil
            }
            return isCode ? nil : (index + 1, line)
        }
    }

    /// The pages of a package, in order: the README and the chapters.
    static func files(in package: URL) throws -> [URL] {
        let chapters = try FileManager.default
            .contentsOfDirectory(
                at: package.appending(path: "Chapters"),
                includingPropertiesForKeys: nil
            )
            .filter { $0.pathExtension == "md" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        return [package.appending(path: "README.md")] + chapters
    }
}
