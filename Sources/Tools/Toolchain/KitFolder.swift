// Finds the kit's own files.

import Foundation

/// The folder of the kit: the current folder or a folder around it.
public func kitFolder() throws -> URL {
    try kit(around: [FileManager.default.currentDirectoryPath])
}

/// The same for a command that is about a reader's files and may run beside them: also the folder in
/// which the command was built.
public func kitFolderFromAnywhere() throws -> URL {
    try kit(around: [FileManager.default.currentDirectoryPath, BuiltProducts.own.folder.path])
}

private func kit(around places: [String]) throws -> URL {
    guard let kit = places.lazy.compactMap({ kit(around: URL(filePath: $0)) }).first else {
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
