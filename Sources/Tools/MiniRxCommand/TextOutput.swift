// Writes texts that are too long to be in memory as a whole.

import Foundation
import Toolchain

/// Writes a text, a piece at a time, to a file or to standard output. On failure a previous file
/// stays.
/// - parameter body: Receives a function that writes a piece.
func output(to path: String?, _ body: ((String) -> Void) -> Void) throws {
    guard let path else { return body { print($0, terminator: "") } }
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent()
    let new = folder.appending(path: ".\(file.lastPathComponent).\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: new.path, contents: nil) else {
        throw KitError.cannotWrite(file)
    }
    do {
        let handle = try FileHandle(forWritingTo: new)
        var pieces = Data()
        var failure: (any Error)?
        func write() {
            do { try handle.write(contentsOf: pieces) } catch { failure = failure ?? error }
            pieces.removeAll(keepingCapacity: true)
        }
        body { piece in
            pieces.append(contentsOf: piece.utf8)
            if pieces.count > 1 << 16 { write() }
        }
        write()
        if let failure { throw failure }
        guard rename(new.path, file.path) == 0 else {
            throw KitError.cannotWrite(file)
        }
    } catch {
        try? FileManager.default.removeItem(at: new)
        throw error
    }
    print(file.relativePath)
}
