// Where the kit's own files are.

import Foundation

/// The folder of the kit, which has to be the current one or around it.
public func kitFolder() throws -> URL {
    var folder = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
    while !isKit(folder) {
        guard folder.path != "/" else {
            throw KitError("this needs the kit's own files: run it in the kit's folder.")
        }
        folder = folder.deletingLastPathComponent()
    }
    return folder
}

private func isKit(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Chapters").path)
}
