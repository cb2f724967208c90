// When two answers are the same.

import Foundation
import TestSupport
import XCTest

@testable import Classroom

final class EssenceTests: XCTestCase {
    private let kit = Kit(package: packageFolder, products: builtProducts.folder)

    func testCommentsAndWhiteSpaceDoNotCount() {
        for (source, text) in [
            ("let a = 1 // one\n\n", "leta=1"),
            ("/* a /* b */ c */ x\r\n\ty", "xy"),
            ("\"a // b\" // c", "\"a//b\""),
            ("\"a \\\" // b\"", "\"a\\\"//b\""),
            ("\"not closed\n// c\nx", "\"notclosedx"),
            ("// only", ""),
            ("/* not closed", ""),
            ("\"\\", "\"\\"),
        ] {
            XCTAssertEqual(Essence.text(of: source), text, source)
        }
    }

    private func essence(_ name: String, _ answer: (Exercise) throws -> String) throws -> Essence? {
        let exercise = try XCTUnwrap(kit.exercises().first { $0.name == name })
        return try Essence(of: Data(answer(exercise).utf8), to: exercise, kit)
    }

    func testTheGivenFileAndRightPredictionsAreNotCompared() throws {
        let code = "anonymous-observer"
        XCTAssertNil(try essence(code) { try "// mine\n" + kit.text($0.stub) })
        let solution = try essence(code) { try "// mine\n" + kit.text($0.solution) }
        XCTAssertEqual(solution?.isKitsSolution, true)
        let other = try essence(code) { try "let x = 1" + kit.text($0.solution) }
        XCTAssertEqual(other?.isKitsSolution, false)
        XCTAssertNotEqual(other?.fingerprint, solution?.fingerprint)
        XCTAssertNil(try essence("after-the-end") { try kit.text($0.solution) })
        XCTAssertNotNil(try essence("after-the-end") { _ in "wrong" })
    }

    func testNoTextIsComparedWithNothing() throws {
        let exercise = try XCTUnwrap(kit.exercises().first)
        XCTAssertNil(try Essence(of: nil, to: exercise, kit))
        XCTAssertNil(try Essence(of: Data([0xFF]), to: exercise, kit))
    }
}
