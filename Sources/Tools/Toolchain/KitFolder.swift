// Finds the kit's own files.

import Foundation

/// The folder of the kit: the current folder or a folder around it, or the one in which the command
/// was built.
public func kitFolder() throws -> URL {
    let current = URL(filePath: FileManager.default.currentDirectoryPath)
    guard let kit = kit(around: current) ?? kit(around: BuiltProducts.own.folder) else {
        throw KitError("this command needs the kit's own files: run it in the kit's folder.")
    }
    return kit
}

private func kit(around place: URL) -> URL? {
    var folder = place.standardizedFileURL
    while !isKit(folder) {
        if folder.path == "/" { return nil }
        folder = folder.deletingLastPathComponent()
    }
    return folder
}

private func isKit(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Chapters").path)
}
