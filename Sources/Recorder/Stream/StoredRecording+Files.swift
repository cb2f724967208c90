// Reads a recording from its file, or from its files.
// Chapter: 0 (recording an app)

import Foundation

extension StoredRecording {
    /// Reads a file, and the file with the lines before, if one belongs to it.
    /// - throws: `UnreadableRecording`.
    static func read(_ file: URL) throws -> StoredRecording {
        let last = StoredRecording(try RecordingFile.records(of: written(file)))
        guard let part = last.part, part.number > 0 else { return last }
        let before = (try? RecordingFile.records(of: RecordingPart.file(before: file)))
            .map { StoredRecording($0) }
        let follows = before?.part.map(part.follows) ?? false
        return LastLines.joined((follows ? [before!] : []) + [last])
    }

    /// The file before, if the process was killed between the two moves with which a part begins.
    private static func written(_ file: URL) throws -> URL {
        let files = [file, RecordingPart.file(before: file)]
        let found = files.first { FileManager.default.fileExists(atPath: $0.path) }
        guard let found else { throw UnreadableRecording("There is no file \(file.path).") }
        return found
    }
}
