// Files that are written only if something changes.

import Foundation

/// Writes a text into a file, unless the file has it already: what is not touched is not compiled
/// again.
/// - returns: Whether the file was written.
@discardableResult
public func update(_ file: URL, to text: String) throws -> Bool {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return false }
    try text.write(to: file, atomically: true, encoding: .utf8)
    return true
}
