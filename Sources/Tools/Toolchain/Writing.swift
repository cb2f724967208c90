// Writes files only if their texts change.

import Foundation

/// Writes a text to a file, unless the file has the same text already. Files that are not written
/// are not compiled again.
/// - returns: Whether the file was written.
@discardableResult
public func update(_ file: URL, to text: String) throws -> Bool {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return false }
    try text.write(to: file, atomically: true, encoding: .utf8)
    return true
}
