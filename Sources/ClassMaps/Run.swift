// Runs another program.

import Foundation

/// What the program prints. Throws `ClassMapError`, with what it says, if it fails.
/// - parameter program: Its name, to be found as a shell would find it.
/// - parameter input: What it reads.
func run(_ program: String, _ arguments: [String], input: String = "") throws -> String {
    // Files and not pipes, which would have to be emptied while the program runs.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    for file in files {
        try Data(input.utf8).write(to: file)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try emptied(files[1])
    process.standardError = try emptied(files[2])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
        let errors = try String(contentsOf: files[2], encoding: .utf8)
        throw ClassMapError(description: "\(program) failed: \(errors)")
    }
    return try String(contentsOf: files[1], encoding: .utf8)
}

private func emptied(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
}
