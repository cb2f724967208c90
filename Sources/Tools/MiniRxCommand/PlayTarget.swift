// Where `kit play` writes its pages.

import Foundation
import Player
import Toolchain

/// Where pages are written.
struct PlayTarget {
    private let output: String?
    private let kit: URL

    init(_ output: String?, in kit: URL) {
        (self.output, self.kit) = (output, kit)
    }

    /// The file of a page.
    /// - parameter isAlone: Whether there is one page only, so that the output is its file.
    func file(of name: String, alone isAlone: Bool) throws -> URL {
        if let output, isAlone { return URL(filePath: output) }
        let folder = output.map { URL(filePath: $0) } ?? kit.appending(path: ".build/play")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "\(name).html")
    }

    /// Writes a page.
    /// - parameter isWatched: Whether the open page is to show each new version of itself.
    func write(
        _ page: PlayerPage,
        _ data: PlayerData,
        alone isAlone: Bool,
        links: String?,
        isWatched: Bool = false
    ) throws {
        let file = try file(of: data.name, alone: isAlone)
        // A browser shows a chapter of the book as a page, but a file of Chapters as plain text.
        let book = kit.appending(path: ".build/book")
        let isBook =
            links == nil
            && FileManager.default.fileExists(atPath: book.appending(path: "index.html").path)
        let chapters = (isBook ? book : kit).appending(
            path: "Chapters",
            directoryHint: .isDirectory
        )
        let version = isWatched ? "\(Date().timeIntervalSince1970)" : nil
        let html = try page.html(
            data,
            links: links ?? chapters.absoluteString,
            isBook: isBook,
            version: version
        )
        try MiniRxCommand.write(html, to: file)
        // A page on a disk may not read other pages, but it may run another script.
        if let version {
            let script = file.deletingPathExtension().appendingPathExtension("version.js")
            try MiniRxCommand.write("window.playerVersion = \"\(version)\";\n", to: script)
        }
        print(file.path)
    }
}
