// `zip` and `combineLatest` of two to eight shared sequences, of different types.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SharedSequenceArityTests: LeakCheckedTestCase {
    private let a = Driver.just("a")
    private let b = Driver.just(2)
    private let c = Driver.just("c")
    private let d = Driver.just(4)
    private let e = Driver.just("e")
    private let f = Driver.just(6)
    private let g = Driver.just("g")
    private let h = Driver.just(8)

    /// The only element that comes of it; it has to be shared.
    private func element<Element>(_ driver: Driver<Element>) -> String {
        XCTAssertEqual(typeName(driver.asObservable()), "ShareReplay1WhileConnected")
        let all = events(of: driver.asObservable())
        XCTAssertEqual(all.dropFirst(), ["completed", "disposed"])
        return all[0].replacing("\"", with: "")
    }

    func testZip() {
        XCTAssertEqual(element(Driver.zip(a, b)), "next((a, 2))")
        XCTAssertEqual(element(Driver.zip(a, b, c)), "next((a, 2, c))")
        XCTAssertEqual(element(Driver.zip(a, b, c, d)), "next((a, 2, c, 4))")
        XCTAssertEqual(element(Driver.zip(a, b, c, d, e)), "next((a, 2, c, 4, e))")
        XCTAssertEqual(element(Driver.zip(a, b, c, d, e, f)), "next((a, 2, c, 4, e, 6))")
        XCTAssertEqual(element(Driver.zip(a, b, c, d, e, f, g)), "next((a, 2, c, 4, e, 6, g))")
        XCTAssertEqual(
            element(Driver.zip(a, b, c, d, e, f, g, h)),
            "next((a, 2, c, 4, e, 6, g, 8))"
        )
    }

    func testZipWithAResultSelector() {
        let drivers: [Driver<String>] = [
            .zip(a, b) { "\($0)\($1)" },
            .zip(a, b, c) { "\($0)\($1)\($2)" },
            .zip(a, b, c, d) { "\($0)\($1)\($2)\($3)" },
            .zip(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" },
            .zip(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" },
            .zip(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" },
            .zip(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" },
        ]
        XCTAssertEqual(drivers.map(element), beginnings)
    }

    func testCombineLatest() {
        XCTAssertEqual(element(Driver.combineLatest(a, b)), "next((a, 2))")
        XCTAssertEqual(element(Driver.combineLatest(a, b, c)), "next((a, 2, c))")
        XCTAssertEqual(element(Driver.combineLatest(a, b, c, d)), "next((a, 2, c, 4))")
        XCTAssertEqual(element(Driver.combineLatest(a, b, c, d, e)), "next((a, 2, c, 4, e))")
        XCTAssertEqual(element(Driver.combineLatest(a, b, c, d, e, f)), "next((a, 2, c, 4, e, 6))")
        XCTAssertEqual(
            element(Driver.combineLatest(a, b, c, d, e, f, g)),
            "next((a, 2, c, 4, e, 6, g))"
        )
        XCTAssertEqual(
            element(Driver.combineLatest(a, b, c, d, e, f, g, h)),
            "next((a, 2, c, 4, e, 6, g, 8))"
        )
    }

    func testCombineLatestWithAResultSelector() {
        let drivers: [Driver<String>] = [
            .combineLatest(a, b) { "\($0)\($1)" },
            .combineLatest(a, b, c) { "\($0)\($1)\($2)" },
            .combineLatest(a, b, c, d) { "\($0)\($1)\($2)\($3)" },
            .combineLatest(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" },
            .combineLatest(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" },
            .combineLatest(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" },
            .combineLatest(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" },
        ]
        XCTAssertEqual(drivers.map(element), beginnings)
    }

    func testSignalsMakeASignal() {
        let (one, two) = (Signal.just(1), Signal.just(2))
        let signals = [Signal.zip(one, two), Signal.combineLatest(one, two)]
        XCTAssertEqual(
            signals.map { typeName($0.asObservable()) },
            ["ShareWhileConnected", "ShareWhileConnected"]
        )
    }

    private let beginnings = (2...8).map { "next(\("a2c4e6g8".prefix($0)))" }
}
