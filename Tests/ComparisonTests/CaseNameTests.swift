// The names of the cases, by which those of two programs are found to be the same.

import TestSupport
import XCTest

final class CaseNameTests: XCTestCase {
    private func names(in folder: String, _ pattern: Regex<(Substring, Substring)>) throws
        -> [String]
    {
        try swiftFiles(in: "Sources/Tools/Benchmark/\(folder)")
            .flatMap { $0.text.matches(of: pattern).map { String($0.1) } }
    }

    func testEachNameIsThereOnce() throws {
        let all = try names(in: "Cases", #/Case\("([^"]+)"/#)
        XCTAssertEqual(all.count, 71)
        XCTAssertEqual(Set(all).count, all.count)
    }

    func testFloorsAndOpenCombinesCasesAreCasesOfMiniRx() throws {
        let all = Set(try names(in: "Cases", #/Case\("([^"]+)"/#))
        let openCombines = try names(in: "OpenCombine", #/Case\("([^"]+)"/#)
        XCTAssertGreaterThan(openCombines.count, 30)
        XCTAssertEqual(Set(openCombines).subtracting(all), [])
        let floors = try source("Sources/Tools/Benchmark/Floor.swift")
            .matches(of: #/\n    "([\w-]+)": /#).map { String($0.1) }
        XCTAssertEqual(floors.count, 10)
        XCTAssertEqual(Set(floors).subtracting(all), [])
    }
}
