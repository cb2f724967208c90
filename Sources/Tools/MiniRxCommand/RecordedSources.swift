// The source files that a recording is about.

import Foundation
import Levels
import Recorder
import Toolchain

/// Returns a function that reads the files which a recording names: a program's own files, and the
/// kit's. It returns `nil` for a file that cannot be read.
/// - parameter files: The program's own files, as they were given.
/// - parameter library: The library that it was recorded on.
func sources(of files: [String], on library: LibraryChoice) -> (String) -> String? {
    let folder = library.checkout.map { URL(filePath: $0) } ?? (try? kitFolder())
    return { path in
        if let own = files.first(where: { $0 == path || $0.hasSuffix("/\(path)") }) {
            return try? String(contentsOfFile: own, encoding: .utf8)
        }
        return folder.flatMap {
            try? String(contentsOf: $0.appending(path: path), encoding: .utf8)
        }
    }
}

extension Run {
    /// The run of a reader's program, or of a walkthrough, which has no files of its own.
    init(
        _ recording: Recording,
        files: [String],
        on library: LibraryChoice = LibraryChoice(checkout: nil)
    ) {
        self.init(recording, read: sources(of: files, on: library))
    }
}
