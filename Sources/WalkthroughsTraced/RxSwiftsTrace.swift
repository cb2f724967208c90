// The traces recorded from RxSwift.
// Chapter: 0 (where the traces come from)

import Foundation

/// The trace that was recorded from RxSwift 6.2.0 itself for the sample `name`. Throws if there is
/// none.
///
/// One thing is changed: an error's text says the name of the library that the object is from.
/// - parameter package: The kit's folder.
public func rxSwiftsTrace(of name: String, in package: URL) throws -> String {
    let file = package.appending(path: "Tests/Golden/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8)
        .replacing("Object `RxSwift.", with: "Object `MiniRx.")
}
