// Commands of the toolchain that have to succeed.

import Foundation

/// What `swift` prints in a package's folder. Throws, with the end of what it says, if it fails.
/// - parameter words: What stands behind `swift`.
public func swift(
    _ words: [String],
    in package: URL,
    environment: [String: String]
) throws -> String {
    let words = ["swift"] + words
    let outcome = try outcome(of: words, in: package, environment: environment)
    guard outcome.status == 0 else {
        let said = (outcome.output + outcome.error).suffix(4_000)
        throw KitError("\(words.joined(separator: " ")) failed:\n\(said)")
    }
    return outcome.output
}
