// Makes files from other files, once.

import Foundation

/// Makes files, unless they exist and are newer than all their sources.
///
/// Several commands may call this function at the same time: the first one makes the files, the
/// others wait.
/// - parameter files: Files of one folder.
/// - parameter build: Writes files of the same names into the folder that it is given.
public func remake(
    _ files: [URL],
    of sources: [String],
    by build: (URL) throws -> Void
) throws {
    if files.allSatisfy({ isNewer($0, than: sources) }) { return }
    let folder = files[0].deletingLastPathComponent()
    let lock = try FileLock(folder.appending(path: "lock"), waits: true)
    defer { withExtendedLifetime(lock) {} }
    if files.allSatisfy({ isNewer($0, than: sources) }) { return }
    let new = folder.appending(path: UUID().uuidString)
    try Caretaker.shared.makeFolder(new)
    defer { try? FileManager.default.removeItem(at: new) }
    try build(new)
    for file in files {
        rename(new.appending(path: file.lastPathComponent).path, file.path)
    }
}

private func isNewer(_ file: URL, than others: [String]) -> Bool {
    guard let built = changed(file.path) else { return false }
    return others.allSatisfy { changed($0).map { $0 < built } ?? false }
}

/// When a file was changed: seconds and nanoseconds. A build has hundreds of files, and
/// `FileManager` takes long for each: it also looks up the owner's name.
private func changed(_ path: String) -> (Int, Int)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    return (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
    return (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
}

/// Writes a list of files for the compiler, since a command line has a maximum length.
/// - returns: The argument for the command line.
public func responseFile(of paths: [String], in folder: URL) throws -> String {
    let list = folder.appending(path: "objects.txt")
    let quoted = paths.map { "'\($0.replacing("'", with: "'\\''"))'\n" }
    try quoted.joined().write(to: list, atomically: true, encoding: .utf8)
    return "@\(list.path)"
}
