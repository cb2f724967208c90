// The version of a checkout of RxSwift.

import Foundation
import Toolchain

/// A version of RxSwift, as git reports it.
public struct RxSwiftVersion: Equatable {
    /// `6.2.0`; after a tag `6.10.2-15-g5abdfe46`; with `-dirty` at the end if files were changed.
    public let name: String
    /// The commit's full name.
    public let commit: String
    /// The first two numbers: 6 and 10 for `6.10.2`.
    public let numbers: [Int]

    /// The version that MiniRx is a copy of, and that all records are from.
    public static let recorded = RxSwiftVersion(
        name: "6.2.0",
        commit: "7c17a6ccca06b5c107cfa4284e634562ddaf5951"
    )

    /// A version. If its name does not begin with two numbers, the version is unknown.
    public init(name: String, commit: String) {
        (self.name, self.commit) = (name, commit)
        numbers = name.split(separator: ".").prefix(2).compactMap { Int($0) }
    }

    /// The version of a checkout.
    public init(of checkout: RxSwiftCheckout) throws {
        let path = checkout.folder.path
        let naming = ["describe", "--tags", "--dirty", "--match", "[0-9]*"]
        guard let description = try checkout.git(naming),
            let commit = try checkout.git(["rev-parse", "HEAD"])
        else {
            throw KitError(
                """
                '\(path)' has RxSwift's sources, but its version is unknown, since it has no .git. \
                To get a checkout: 'git clone https://github.com/ReactiveX/RxSwift'.
                """
            )
        }
        guard description.status == 0, commit.status == 0 else {
            throw KitError(
                """
                git does not know the version of '\(path)': \(description.error.trimmed)
                To get the tags: 'git -C \(path) fetch --tags'. A shallow checkout also needs \
                --unshallow.
                """
            )
        }
        self.init(name: description.output.trimmed, commit: commit.output.trimmed)
        guard Self.isKnown(numbers) else {
            throw KitError(
                """
                '\(path)' is RxSwift \(name), but the kit supports 4.5 to 6. \
                To get the version that the kit is about: 'git -C \(path) checkout 6.2.0'.
                """
            )
        }
    }

    /// Whether the samples can be spelled for this version.
    private static func isKnown(_ numbers: [Int]) -> Bool {
        !numbers.lexicographicallyPrecedes([4, 5]) && numbers.lexicographicallyPrecedes([7])
    }

    /// The version's text in records.
    public var origin: String { "RxSwift \(name), commit \(commit)" }
}

extension String {
    package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
