// The two files of a recording of which only the last lines are kept.
// Chapter: 0 (recording an app)

import Foundation

/// What the first record of such a file says.
struct RecordingPart {
    /// The same number in all files of a recording.
    let recording: Int
    /// The number of the file, from 0.
    let number: Int
    /// The number of steps before.
    let start: Int

    /// Whether it is the next file of the same recording.
    func follows(_ other: RecordingPart) -> Bool {
        (other.recording, other.number) == (recording, number - 1)
    }

    /// The name of the file with the lines before those of a file: `run.before.rec`.
    static func file(before file: URL) -> URL {
        let name = file.deletingPathExtension().appendingPathExtension("before")
        return file.pathExtension.isEmpty
            ? name : name.appendingPathExtension(file.pathExtension)
    }
}

/// Begins one file after another. The last two have at least the lines that are to be kept: they need
/// no work at the end, which may be a crash.
struct RecordingParts {
    private let file: URL
    private let lines: Int
    /// Identifies the recording.
    let recording = Int.random(in: 0...Int.max)

    /// - parameter lines: How many lines are kept at most.
    /// - throws: `UnreadableRecording`.
    init(of file: URL, lines: Int) throws {
        guard lines > 1 else {
            throw UnreadableRecording("At least 2 lines must be kept, not \(lines).")
        }
        (self.file, self.lines) = (file, lines)
    }

    /// Whether a file has half of the lines. Long values fill it earlier: an app has to be able to rely
    /// on the size of the files.
    func isFull(lines: Int, bytes: Int) -> Bool {
        lines >= self.lines / 2 || bytes >= max(1 << 20, self.lines * 512)
    }

    /// Begins a file. The one before is kept, and the one before that is not.
    /// - parameter number: The number of the file, from 0.
    /// - throws: `UnreadableRecording`.
    func begin(_ number: Int) throws -> RecordingFile {
        let before = RecordingPart.file(before: file)
        let new = file.appendingPathExtension("new")
        // Now: a move that replaces a file takes until its bytes are released, and in that time the
        // process may be killed and `file` is not there.
        unlink(before.path)
        guard number > 0 else {
            unlink(new.path)
            return try RecordingFile(creating: file)
        }
        let store = try RecordingFile(creating: new, toBeMovedTo: file)
        for (from, to) in [(file, before), (new, file)] where rename(from.path, to.path) != 0 {
            let reason = String(cString: strerror(errno))
            throw UnreadableRecording("\(to.path) cannot be written: \(reason).")
        }
        return store
    }
}
