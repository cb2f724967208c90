// The traces recorded from RxSwift.

import Foundation

/// The package's folder.
public let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The trace that was recorded from RxSwift 6.2.0 itself for the sample `name`.
///
/// One thing is changed: an error's text says the name of the library that the object is from.
public func goldenTrace(_ name: String) throws -> String {
    try String(
        contentsOf: packageFolder.appending(path: "Tests/Golden/\(name).txt"),
        encoding: .utf8
    )
    .replacing("Object `RxSwift.", with: "Object `MiniRx.")
}
