// `kit diagrams`: redraws the walkthroughs' diagrams in the folder Diagrams.

import ChapterText
import Foundation
import Toolchain
import WalkthroughsTraced

func drawDiagrams() throws {
    ignoreUnhandledErrors()
    let package = try kitFolder()
    let kept = package.appending(path: "Diagrams")
    let chrome = package.appending(path: ".build/chrome")
    try makeFolder(chrome)
    for walkthrough in Walkthrough.all {
        let diagrams = WalkthroughDiagrams(of: walkthrough)
        let folder = kept.appending(path: diagrams.name)
        try makeFolder(folder)
        let files = diagrams.files(in: package)
        for (path, text) in files {
            try write(text, to: kept.appending(path: path))
        }
        try write(
            try diagrams.chromeTrace(),
            to: chrome.appending(path: "\(diagrams.name).json")
        )
        try remove(from: folder, allBut: files.keys.map { String($0) })
        print("\(diagrams.name): \(diagrams.parts.count) pictures")
    }
    try removeFolders(of: kept)
    try drawOperators(in: package, kept)
}

private func drawOperators(in package: URL, _ kept: URL) throws {
    let files = OperatorPictures(in: package).files
    let folder = kept.appending(path: OperatorPictures.folder)
    try makeFolder(folder)
    for (path, text) in files { try write(text, to: kept.appending(path: path)) }
    try remove(from: folder, allBut: Array(files.keys))
    print("\(OperatorPictures.folder): \(files.count) pictures")
}

private func makeFolder(_ folder: URL) throws {
    do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
        throw KitError("cannot create the folder \(folder.path).")
    }
}

/// Removes files that no diagram has any more.
private func remove(from folder: URL, allBut paths: [String]) throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !paths.contains("\(folder.lastPathComponent)/\(file)") {
        try FileManager.default.removeItem(at: folder.appending(path: file))
    }
}

/// Removes the folders of walkthroughs that no longer exist. A call tree in a folder shows that it
/// belongs to a walkthrough.
private func removeFolders(of kept: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: kept.path)
    where Walkthrough.named(name) == nil {
        let folder = kept.appending(path: name)
        let tree = folder.appending(path: "calls.txt").path
        if FileManager.default.fileExists(atPath: tree) {
            try FileManager.default.removeItem(at: folder)
        }
    }
}
