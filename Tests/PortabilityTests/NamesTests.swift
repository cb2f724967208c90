// Names that differ in case only are one name on a Mac's file system.

import Foundation
import TestSupport
import XCTest

final class NamesTests: XCTestCase {
    /// Names that are one name where case does not count, though they are not spelled alike.
    private func clashes(_ names: [String]) -> [[String]] {
        Dictionary(grouping: Set(names)) { $0.lowercased() }.values
            .filter { $0.count > 1 }.map { $0.sorted() }
    }

    func testClashesAreFound() {
        XCTAssertEqual(clashes(["MiniRx", "kit", "minirx", "kit"]), [["MiniRx", "minirx"]])
    }

    /// Xcode's build system gives every product and every target a folder with its name.
    func testProductsAndTargetsDifferInMoreThanCase() throws {
        let manifest = try source("Package.swift")
        let names = manifest.matches(of: #/name: "(\w+)"/#).map { String($0.1) }
        XCTAssertTrue(names.contains("MiniRx") && names.contains("kit"), "\(names)")
        XCTAssertEqual(clashes(names), [])
    }

    func testFilesDifferInMoreThanCase() throws {
        let kept = try FileManager.default.contentsOfDirectory(atPath: packageFolder.path)
            .filter { ![".build", ".git", ".swiftpm"].contains($0) }
        let paths = kept.flatMap { name -> [String] in
            let folder = packageFolder.appending(path: name).path
            let paths = FileManager.default.subpaths(atPath: folder) ?? []
            return [name] + paths.map { "\(name)/\($0)" }
        }
        XCTAssertGreaterThan(paths.count, 1_000)
        XCTAssertEqual(clashes(paths), [])
    }
}
