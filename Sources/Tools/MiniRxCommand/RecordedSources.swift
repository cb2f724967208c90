// The source files that a recording is about.

import Foundation
import Levels
import Recorder
import Toolchain

/// Returns a function that reads the files which a recording names: a program's own files, and the
/// kit's. It returns `nil` for a file that cannot be read.
/// - parameter files: The program's own files, as they were given.
func sources(of files: [String]) -> (String) -> String? {
    let kit = try? kitFolder()
    return { path in
        if let own = files.first(where: { $0 == path || $0.hasSuffix("/\(path)") }) {
            return try? String(contentsOfFile: own, encoding: .utf8)
        }
        return kit.flatMap { try? text(of: path, in: $0) }
    }
}

extension Run {
    /// The run of a reader's program, or of a walkthrough, which has no files of its own.
    init(_ recording: Recording, files: [String]) {
        self.init(recording, read: sources(of: files))
    }
}
