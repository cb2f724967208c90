// Runs the toolchain's command `swift`.

import Foundation

/// The output of `swift` in a package's folder. If it fails, throws an error with the end of the
/// output.
/// - parameter words: The arguments of `swift`.
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
