// `kit refresh`: brings what is made up to date: files made of templates, and in the pages excerpts,
// traces, outputs, map.

import ChapterText
import Foundation
import MiniRxTraced
import Toolchain

func refreshChapters() throws {
    // Of no interest here: the sample of a subject fails on purpose.
    Hooks.defaultErrorHandler = { _, _ in }
    let package = try kitFolder()
    try refreshFilesOfTemplates(in: package)
    var made = ChapterText(package: package)
    for page in try ChapterText.pages(in: package) {
        let file = package.appending(path: page)
        let text = try String(contentsOf: file, encoding: .utf8)
        do {
            let refreshed = try made.refreshed(text, depth: page.count { $0 == "/" })
            let isNew = try update(file, to: refreshed)
            print("\(page): \(isNew ? "brought up to date" : "up to date")")
        } catch let error as ChapterError {
            throw KitError("\(page): \(error)")
        }
    }
    try refreshPrograms(in: package)
}

/// Before the pages, which show them.
private func refreshFilesOfTemplates(in package: URL) throws {
    do {
        for (path, text) in try ArityTemplate.files(in: package) {
            if try update(package.appending(path: path), to: text) {
                print("\(path): made of its template anew")
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
            print("\(file.lastPathComponent): its programs' outputs brought up to date")
        }
    } catch let problem as Problem {
        throw KitError("\(problem)")
    }
}
