// `kit refresh`: updates generated text: the files made from templates, the excerpts, traces,
// outputs and map in the pages, and the files for editors.

import ChapterText
import Foundation
import Toolchain

func refreshChapters() throws {
    ignoreUnhandledErrors()
    let package = try kitFolder()
    try refreshFilesOfTemplates(in: package)
    var made = ChapterText(package: package)
    for page in try ChapterText.pages(in: package) {
        let file = package.appending(path: page)
        let text = try String(contentsOf: file, encoding: .utf8)
        do {
            let refreshed = try made.refreshed(text, depth: page.count { $0 == "/" })
            let isNew = try update(file, to: refreshed)
            print("\(page): \(isNew ? "updated" : "up to date")")
        } catch let error as ChapterError {
            throw KitError("\(page): \(error)")
        }
    }
    try refreshPrograms(in: package)
    try refreshEditorFiles(in: package)
}

/// Comes before the pages, which show these files.
private func refreshFilesOfTemplates(in package: URL) throws {
    do {
        for (path, text) in try ArityTemplate.files(in: package) {
            if try update(package.appending(path: path), to: text) {
                print("\(path): updated from its template")
            }
        }
    } catch let error as ChapterError {
        throw KitError("\(error)")
    }
}

private func refreshPrograms(in package: URL) throws {
    do {
        for (file, text) in try pagesShowingPrograms(in: package)
        where try update(file, to: text) {
            print("\(file.lastPathComponent): outputs of its programs updated")
        }
    } catch let problem as Problem {
        throw KitError("\(problem)")
    }
}

/// Comes last: these files have the pages' text.
private func refreshEditorFiles(in package: URL) throws {
    let texts = try EditorFiles.texts(in: package)
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        if try update(file, to: text) { print("\(path): updated") }
    }
    for path in EditorFiles.leftOver(besides: texts, in: package) {
        try FileManager.default.removeItem(at: package.appending(path: path))
        print("\(path): removed")
    }
}
