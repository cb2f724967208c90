// Which RxSwift a checkout has.

import Checkouts
import Foundation
import Toolchain

/// A version of RxSwift, as git knows it.
public struct RxSwiftVersion: Equatable {
    /// `6.2.0`; behind a tag `6.10.2-15-g5abdfe46`; with `-dirty` at the end if files were changed.
    public let name: String
    /// The commit's whole name.
    public let commit: String
    /// The first two numbers: those of `6.10.2` are 6 and 10.
    let numbers: [Int]

    /// The version that MiniRx is a copy of, and that all records are from.
    public static let recorded = RxSwiftVersion(
        name: "6.2.0",
        commit: "7c17a6ccca06b5c107cfa4284e634562ddaf5951"
    )

    /// A version. One whose name has no two numbers has none that is known.
    init(name: String, commit: String) {
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
                '\(path)' has RxSwift's sources, but does not say of which version: it has no .git. \
                'git clone https://github.com/ReactiveX/RxSwift' makes a checkout that has one.
                """
            )
        }
        guard description.status == 0, commit.status == 0 else {
            throw KitError(
                """
                git does not know the version of '\(path)': \(description.error.trimmed)
                'git -C \(path) fetch --tags' brings the tags that tell; a shallow checkout needs \
                --unshallow besides.
                """
            )
        }
        self.init(name: description.output.trimmed, commit: commit.output.trimmed)
        guard Self.isKnown(numbers) else {
            throw KitError(
                """
                '\(path)' is RxSwift \(name), and the kit knows 4.5 to 6. \
                'git -C \(path) checkout 6.2.0' takes the version that the kit is about.
                """
            )
        }
    }

    /// Whether the samples have spellings for it.
    private static func isKnown(_ numbers: [Int]) -> Bool {
        !numbers.lexicographicallyPrecedes([4, 5]) && numbers.lexicographicallyPrecedes([7])
    }

    /// What records name.
    var origin: String { "RxSwift \(name), commit \(commit)" }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
