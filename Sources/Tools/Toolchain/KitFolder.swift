// Finds the kit's own files.

import Foundation

/// The folder of the kit: the current folder or a folder around it.
public func kitFolder() throws -> URL {
    var folder = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
    while !isKit(folder) {
        guard folder.path != "/" else {
            throw KitError("this command needs the kit's own files: run it in the kit's folder.")
        }
        folder = folder.deletingLastPathComponent()
    }
    return folder
}

private func isKit(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Chapters").path)
}
