// What stands in for a checkout of RxSwift, and for the kit.

import Foundation
import TestSupport
import Toolchain
import XCTest

/// A test with a checkout of the library in `StandIn`, in a folder of its own.
class StandInCase: TemporaryFolderCase {
    private let standIn = packageFolder.appending(path: "Tests/OracleTests/StandIn")
    var rxSwift: URL { folder.appending(path: "RxSwift") }
    var kit: URL { folder.appending(path: "kit") }

    /// Makes a checkout with one commit.
    func makeCheckout(tag: String) throws {
        try copy(standIn.appending(path: "RxSwift"), to: rxSwift)
        try git("init", "--quiet")
        try git("add", ".")
        try git("commit", "-m", "all")
        try git("tag", tag)
    }

    /// Makes a kit of the samples in `StandIn` and of what the oracle needs of this kit.
    func makeKit() throws {
        let own = ["Sources/Recorder", "Sources/WalkthroughsTraced", "Sources/MiniRxTraced"]
        for path in own {
            try copy(packageFolder.appending(path: path), to: kit.appending(path: path))
        }
        try copy(
            standIn.appending(path: "Samples"),
            to: kit.appending(path: "Sources/Walkthroughs")
        )
        try copy(
            standIn.appending(path: "AritySamples.swift"),
            to: kit.appending(path: "Tests/MiniRxTests/AritySamples.swift")
        )
        try write("kit/Tests/Golden/Arity/README.md", "")
    }

    private func copy(_ original: URL, to copy: URL) throws {
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(at: original, to: copy)
    }

    /// Runs git in the checkout, whoever the user is and whatever the user has configured.
    @discardableResult
    func git(_ words: String...) throws -> String {
        let settings = ["user.name=a", "user.email=a@b.c", "commit.gpgsign=false"]
        return try output(
            of: ["git", "-C", rxSwift.path] + settings.flatMap { ["-c", $0] } + words
        )
    }

    /// What the error says that ends `body`.
    func mistake(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "none"
        } catch {
            return (error as? KitError)?.description ?? "\(error)"
        }
    }
}
