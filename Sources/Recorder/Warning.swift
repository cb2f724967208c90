// What the recorder says beside a recording.
// Chapter: 0 (recording your own code)

import Foundation

/// Writes a message to the standard error.
func warn(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
}
