// Programs and apps that are recorded on RxSwift itself, for which a small library stands in.

import Foundation
import TestSupport
import Toolchain
import XCTest

final class RecordOnRxSwiftTests: StandInCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try skipUnderThreadSanitizer()
        // A name of its own: what is built for RxSwift 6.2.0 stays.
        try makeCheckout(tag: "6.2.0-stand-in")
    }

    private func kit(_ words: String...) throws -> Outcome {
        try outcome(of: [builtProducts.command.path] + words, in: folder)
    }

    func testAProgramOnRxSwift() throws {
        try write(
            "mine.swift",
            """
            import MiniRx
            drive(PublishRelay(7)) { print($0) }
            """
        )
        let recorded = try kit("record", "mine.swift", "--rxswift", "RxSwift", "--format", "golden")
        XCTAssertEqual(recorded.status, 0, recorded.error)
        XCTAssertTrue(recorded.output.contains("PublishRelay.subscribe(_:)"), recorded.output)
        XCTAssertTrue(recorded.output.contains("# prints next(7)"), recorded.output)

        let code = try kit("record", "mine.swift", "--rxswift", "RxSwift", "--level", "code")
        XCTAssertTrue(code.output.contains("closure of drive (next(7))"), code.output)
        XCTAssertTrue(code.output.contains("kit record mine.swift --rxswift RxSwift"), code.output)
    }

    func testWhereMiniRxDiffers() throws {
        try write("same.swift", "import RxSwift\nprint(1)\n")
        let same = try kit("record", "same.swift", "--rxswift", "RxSwift", "--compare")
        XCTAssertEqual(same.status, 0, same.error)
        XCTAssertTrue(same.output.hasPrefix("Equal on MiniRx and on RxSwift 6.2.0-"), same.output)

        try write("mine.swift", "import RxSwift\nprint(1)\n_ = MainScheduler.instance\n")
        let other = try kit("record", "mine.swift", "--rxswift", "RxSwift", "--compare")
        XCTAssertEqual(other.status, 1, other.output)
        XCTAssertTrue(
            other.output.contains("+main |   SerialDispatchQueueScheduler.init"),
            other.output
        )
        XCTAssertTrue(
            other.error.contains("MiniRx differs from RxSwift 6.2.0-")
                && other.error.contains(#/at Sources\/MiniRx\/Schedulers\/.+\.swift:\d+/#),
            other.error
        )
    }

    func testWhatIsTypedOfRxSwift() throws {
        try write("mine.swift", "")
        XCTAssertTrue(
            try kit("record", "mine.swift", "--rxswift", "kit").error
                .contains("'kit' is not a checkout of RxSwift")
        )
        XCTAssertTrue(
            try kit("record", "mine.swift", "--compare").error
                .contains("--compare needs a checkout of RxSwift: --rxswift PATH")
        )
        XCTAssertTrue(
            try kit("why", "schedulers", "--rxswift", "RxSwift").error
                .contains("--rxswift needs a Swift file")
        )
    }

    /// An app that uses the package in RxSwift's place writes a recording if it is told to.
    func testAnAppWithTheLibraryInRxSwiftsPlace() throws {
        let written = try kit("instrument", "RxSwift", "--out", "out")
        XCTAssertEqual(written.status, 0, written.error)
        try write(
            "App/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App",
                dependencies: [.package(path: "../out/RxSwift")],
                targets: [
                    .executableTarget(name: "App", dependencies: ["RxSwift", "Helper"]),
                    .target(name: "Helper", dependencies: ["RxSwift"]),
                ]
            )
            """
        )
        try write(
            "App/Sources/Helper/Helper.swift",
            "public func double(_ n: Int) -> Int { 2 * n }"
        )
        try write(
            "App/Sources/App/main.swift",
            """
            import Helper
            import RxSwift
            Observable(of: 7).subscribe { event in
                if case .next(let element) = event { print(double(element)) }
            }
            """
        )
        let app = folder.appending(path: "App")
        let build = ["swift", "build"] + builtProducts.systemModules
        let built = try outcome(of: build, in: app)
        XCTAssertEqual(built.status, 0, built.output + built.error)
        func run(_ variables: [String: String]) throws -> String {
            let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
            return try outcome(of: [".build/debug/App"], in: app, environment: environment).output
        }
        XCTAssertEqual(try run([:]), "14\n")
        XCTAssertEqual(try run(["KIT_RECORDING": folder.appending(path: "run.rec").path]), "14\n")
        let trace = try kit("record", "run.rec", "--format", "golden")
        XCTAssertEqual(trace.status, 0, trace.error)
        XCTAssertTrue(trace.output.contains("Sink.on(_:) (next(7))"), trace.output)
    }

    /// Another package is not overwritten.
    func testAFolderOfSomethingElse() throws {
        try write("RxSwift/Package.swift", "// swift-tools-version: 5.9\n")
        XCTAssertTrue(
            try kit("instrument", "RxSwift", "--out", ".").error
                .contains("--out would replace the checkout")
        )
        try write("other/RxSwift/mine.txt", "")
        XCTAssertTrue(
            try kit("instrument", "RxSwift", "--out", "other").error
                .contains("exists and is not such a package")
        )
        XCTAssertTrue(try kit("instrument", "RxSwift").error.contains("--out FOLDER"))
    }
}
