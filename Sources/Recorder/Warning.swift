// Writes the recorder's messages, which are not part of a recording.
// Chapter: 0 (recording your own code)

import Foundation

/// Writes a message to standard error.
func warn(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
}
