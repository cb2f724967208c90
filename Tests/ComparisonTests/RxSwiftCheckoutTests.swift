// RxSwift's sources as modules, from a stand-in of a few files.

import Checkouts
import Toolchain
import TestSupport
import XCTest

final class RxSwiftCheckoutTests: TemporaryFolderCase {
    func testModulesAreWhatTheLinksLeadTo() throws {
        try makeRxSwift()
        XCTAssertEqual(
            try RxSwiftCheckout(folder.path).sources(),
            [
                "Sources/RxSwift/Infallible.swift": "infallible\n",
                "Sources/RxRelay/PublishRelay.swift": "relay\n",
                "Sources/RxCocoa/Driver.swift": "driver\n",
            ]
        )
    }

    func testRxCocoaIsWithoutWhatNeedsUIKit() throws {
        try makeRxSwift()
        try link("Sources/RxCocoa/UIButton+Rx.swift", to: "RxCocoa/iOS/UIButton+Rx.swift", "button")
        try link("Sources/RxCocoa/RxCocoa.swift", to: "RxCocoa/RxCocoa.swift", "what traits use")
        let sources = try RxSwiftCheckout(folder.path).sources()
        XCTAssertNil(sources["Sources/RxCocoa/UIButton+Rx.swift"])
        XCTAssertEqual(sources["Sources/RxCocoa/RxCocoa.swift"], "what traits use\n")
    }

    func testLocksImportCoreFoundationWhereFoundationIsNotApples() throws {
        try makeRxSwift()
        try link("Sources/RxSwift/AtomicInt.swift", to: "Platform/AtomicInt.swift", "lock")
        let text = try RxSwiftCheckout(folder.path).sources()["Sources/RxSwift/AtomicInt.swift"]
        #if canImport(Darwin)
        XCTAssertEqual(text, "lock\n")
        #else
        XCTAssertEqual(text, "import CoreFoundation\nlock\n")
        #endif
    }

    func testThreadsKeepTheirDictionariesWhereFoundationIsNotApples() throws {
        try makeRxSwift()
        let (name, text) = ("Platform.Linux.swift", "{\n  thread.threadDictionary = new\n}")
        try link("Sources/RxSwift/\(name)", to: "Platform/\(name)", text)
        let result = try RxSwiftCheckout(folder.path).sources()["Sources/RxSwift/\(name)"]
        #if canImport(Darwin)
        XCTAssertEqual(result, "\(text)\n")
        #else
        XCTAssertEqual(result, "{\n\n}\n")
        #endif
    }

    func testModulesAreTargetsBehindThoseThatTheyNeed() throws {
        try makeRxSwift()
        XCTAssertEqual(
            try RxSwiftCheckout(folder.path).targets(needing: ["Recorder"]),
            """
            .target(name: "RxSwift", dependencies: ["Recorder"]),
            .target(name: "RxRelay", dependencies: ["Recorder", "RxSwift"]),
            .target(name: "RxCocoa", dependencies: ["Recorder", "RxSwift", "RxRelay"]),
            """
        )
    }

    /// RxSwift 4 has no RxRelay, and its binder in RxCocoa.
    func testRelaysMayBeInRxCocoa() throws {
        try makeRxSwift()
        try FileManager.default.removeItem(at: folder.appending(path: "Sources/RxRelay"))
        try link("Sources/RxCocoa/Binder.swift", to: "RxCocoa/Common/Binder.swift", "binder")
        let checkout = try RxSwiftCheckout(folder.path)
        XCTAssertEqual(checkout.modules, ["RxSwift", "RxCocoa"])
        XCTAssertEqual(
            try checkout.sources().keys.sorted(),
            [
                "Sources/RxCocoa/Binder.swift", "Sources/RxCocoa/Driver.swift",
                "Sources/RxSwift/Infallible.swift",
            ]
        )
    }

    func testAnotherFolderIsNoCheckout() throws {
        XCTAssertThrowsError(try RxSwiftCheckout(folder.path)) { error in
            XCTAssertEqual(
                (error as? KitError)?.description,
                """
                '\(folder.path)' is not a checkout of RxSwift: it has no folder Sources/RxSwift. \
                To get a checkout: 'git clone https://github.com/ReactiveX/RxSwift'.
                """
            )
        }
    }

    func testALinkThatLeadsNowhereIsNamed() throws {
        try makeRxSwift()
        try FileManager.default.removeItem(at: folder.appending(path: "RxRelay"))
        XCTAssertThrowsError(try RxSwiftCheckout(folder.path).sources()) { error in
            XCTAssertEqual(
                (error as? KitError)?.description,
                """
                '\(folder.path)' lacks PublishRelay.swift. \
                To restore it: 'git -C \(folder.path) checkout .'
                """
            )
        }
    }
}
