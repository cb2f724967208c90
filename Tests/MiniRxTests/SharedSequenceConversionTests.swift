// How any sequence becomes a driver or a signal: by the calls that RxSwift 6.2.0 makes.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SharedSequenceConversionTests: LeakCheckedTestCase {
    private let numbers = Observable.of(1, 2)

    /// The sequences' functions that a conversion calls itself, in order.
    private func calls(of name: String, _ convert: () -> Void) -> [String] {
        Calls(of: convert).made(by: "ObservableConvertibleType.\(name) [self: ObservableSequence]")
            .map { String($0.prefix { $0 != " " }) }
            .filter { $0.hasPrefix("Observable") }
    }

    func testEachConversionIsWrittenOut() {
        let just = [
            "Observable.asObservable()", "ObservableType.observe(on:)",
            "ObservableType.catchAndReturn(_:)",
        ]
        let other = Array(just.dropLast()) + ["ObservableType.catch(_:)"]
        let conversions: [(String, [String], () -> Void)] = [
            (
                "asDriver(onErrorJustReturn:)", just,
                { _ = self.numbers.asDriver(onErrorJustReturn: 0) }
            ),
            (
                "asDriver(onErrorDriveWith:)", other,
                { _ = self.numbers.asDriver(onErrorDriveWith: .never()) }
            ),
            ("asDriver(onErrorRecover:)", other, { _ = self.numbers.asDriver { _ in .never() } }),
            (
                "asSignal(onErrorJustReturn:)", just,
                { _ = self.numbers.asSignal(onErrorJustReturn: 0) }
            ),
            (
                "asSignal(onErrorSignalWith:)", other,
                { _ = self.numbers.asSignal(onErrorSignalWith: .never()) }
            ),
            ("asSignal(onErrorRecover:)", other, { _ = self.numbers.asSignal { _ in .never() } }),
        ]
        for (name, expected, convert) in conversions {
            XCTAssertEqual(calls(of: name, convert), expected, name)
        }
    }

    func testAReplayRelayAsksItsSubjectsObserver() {
        let relay = ReplayRelay<Int>.createUnbound()
        XCTAssertEqual(
            Calls(of: { _ = relay.asObservable() }).all,
            ["ReplayRelay.asObservable()", "ReplaySubject.asObserver() [self: ReplayAll]"]
        )
    }
}
