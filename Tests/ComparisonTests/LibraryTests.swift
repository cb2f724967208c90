// The packages that measure other libraries.

import Comparison
import Toolchain
import TestSupport
import XCTest

final class LibraryTests: TemporaryFolderCase {
    private func failure(_ library: Library) -> String? {
        do {
            _ = try library.package(checkout: folder.path, kit: packageFolder)
            return nil
        } catch let error as KitError {
            let message = error.description
            return message
        } catch {
            return "\(error)"
        }
    }

    func testRxSwiftIsMeasuredWithTheKitsOwnCases() throws {
        try makeRxSwift()
        let files = try Library.rxSwift.package(checkout: folder.path, kit: packageFolder)
        let kits = try source("Sources/Tools/Benchmark/Cases/Sharing.swift")
        XCTAssertTrue(kits.contains("\nimport MiniRx\n"))
        XCTAssertEqual(
            files["Sources/Measure/Sharing.swift"],
            kits.replacing("import MiniRx\n", with: "import RxCocoa\nimport RxSwift\n")
        )
        for (path, text) in files where path.hasSuffix(".swift") {
            XCTAssertFalse(text.contains("import MiniRx"), path)
        }
        XCTAssertEqual(files["Sources/RxSwift/Infallible.swift"], "infallible\n")
        XCTAssertEqual(
            files["Sources/Measure/main.swift"],
            "answerParent(Array(CommandLine.arguments.dropFirst()))\n"
        )
        XCTAssertNotNil(files["Sources/AllocationCount/include/AllocationCount.h"])
        XCTAssertNotNil(files["Sources/Measure/Measure.swift"])
    }

    func testOpenCombineHasCasesOfItsOwn() throws {
        try write("Sources/OpenCombine/Just.swift", "just")
        let files = try Library.openCombine.package(checkout: folder.path, kit: packageFolder)
        XCTAssertEqual(
            files["Sources/Measure/Numbers.swift"],
            try source("Sources/Tools/Benchmark/OpenCombine/Numbers.swift")
        )
        XCTAssertNil(files["Sources/Measure/Sharing.swift"])
        XCTAssertNil(files["Sources/OpenCombine/Just.swift"], "Its package is used as it is.")
    }

    /// SwiftPM reads what is written for it.
    func testThePackagesCanBeRead() throws {
        try makeRxSwift()
        try write("Sources/OpenCombine/Just.swift", "just")
        for (library, expected) in [
            (Library.rxSwift, ["AllocationCount", "Measure", "RxCocoa", "RxRelay", "RxSwift"]),
            (Library.openCombine, ["AllocationCount", "Measure"]),
        ] {
            let files = try library.package(checkout: folder.path, kit: packageFolder)
            try write("\(library)/Package.swift", try XCTUnwrap(files["Package.swift"]))
            let read = try outcome(
                of: ["swift", "package", "dump-package"],
                in: folder.appending(path: "\(library)")
            )
            XCTAssertEqual(read.status, 0, read.error)
            let package = try JSONDecoder().decode(Package.self, from: Data(read.output.utf8))
            XCTAssertEqual(package.targets.map(\.name).sorted(), expected)
            XCTAssertEqual(package.swiftLanguageVersions, ["5"])
        }
    }

    private struct Package: Decodable {
        struct Target: Decodable { let name: String }
        let targets: [Target]
        let swiftLanguageVersions: [String]
    }

    func testWhatIsNoCheckoutIsNamed() throws {
        XCTAssertEqual(
            failure(.openCombine),
            """
            '\(folder.path)' is not a checkout of OpenCombine: it has no folder Sources/OpenCombine. \
            To get one: 'git clone https://github.com/OpenCombine/OpenCombine'.
            """
        )
        try makeRxSwift()
        try FileManager.default.removeItem(
            at: folder.appending(path: "Sources/RxSwift/Infallible.swift")
        )
        XCTAssertEqual(
            failure(.rxSwift),
            """
            '\(folder.path)' is older than RxSwift 6.0, but the cases use names of 6.0.
            """
        )
    }

    func testTheCasesAreLookedForBesideThePackage() throws {
        XCTAssertThrowsError(try Library.rxSwift.package(checkout: folder.path, kit: folder)) {
            guard let message = ($0 as? KitError)?.description else { return XCTFail("\($0)") }
            XCTAssertTrue(message.hasPrefix("the kit has no file Sources/Tools/"), message)
        }
    }
}
