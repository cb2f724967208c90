// One program with many reasons why something does not happen, and the answers.

import Foundation
import TestSupport
import Why
import XCTest

final class ProgramWhyTests: WhyCase {
    private static let program = """
        import Foundation
        import RxRelay
        import RxSwift

        struct Oops: Error {}
        let bag = DisposeBag()
        let clock = HistoricalScheduler()

        let early = PublishSubject<Int>()
        early.onNext(1)
        early.subscribe(onNext: { print("early \\($0)") }).disposed(by: bag)

        Observable.of(1, 2, 3)
            .filter { $0 > 5 }
            .subscribe(onNext: { print("filtered \\($0)") })
            .disposed(by: bag)

        let ticks = PublishSubject<Int>()
        let subscription = ticks.map { $0 * 2 }
            .subscribe(onNext: { print("ticks \\($0)") })
        subscription.dispose()
        ticks.onNext(7)

        Observable<Int>.create { _ in Disposables.create() }
            .map { $0 + 1 }
            .subscribe(onNext: { print("silent \\($0)") }, onCompleted: { print("silent end") })
            .disposed(by: bag)

        let lonely = Observable.just(1).map { $0 + 10 }
        func unused() {
            Observable.just(2).subscribe(onNext: { print("unused \\($0)") }).disposed(by: bag)
        }

        let source = PublishSubject<Int>()
        source.map { number -> Int in
            if number == 2 { throw Oops() }
            return number
        }
        .subscribe(onNext: { print("source \\($0)") }, onError: { print("failed \\($0)") })
        .disposed(by: bag)
        source.onNext(1)
        source.onNext(2)
        source.onNext(3)

        let searches = PublishSubject<String>()
        searches.flatMapLatest { text in
            Observable.just("answer to \\(text)").delay(.seconds(1), scheduler: clock)
        }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
        searches.onNext("a")
        searches.onNext("b")
        clock.advanceTo(Date(timeIntervalSince1970: 5))

        let taps = PublishRelay<Void>()
        let values = PublishRelay<Int>()
        taps.withLatestFrom(values).subscribe(onNext: { print("value \\($0)") }).disposed(by: bag)
        taps.accept(())
        values.accept(3)

        let hot = PublishSubject<Int>()
        let shared = hot.share()
        shared.subscribe(onNext: { print("first \\($0)") }).disposed(by: bag)
        hot.onNext(1)
        shared.subscribe(onNext: { print("second \\($0)") }).disposed(by: bag)

        let typed = PublishSubject<String>()
        typed.debounce(.seconds(3), scheduler: clock)
            .subscribe(onNext: { print("typed \\($0)") })
            .disposed(by: bag)
        typed.onNext("x")

        Observable<Int>.create { observer in
            observer.onCompleted()
            observer.onNext(2)
            return Disposables.create()
        }
        .subscribe(onNext: { print("late \\($0)") })
        .disposed(by: bag)
        """

    /// Compiled and recorded once.
    private static let asked = Result { try why(text: program) }

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
    }

    private func said(of line: String) throws -> [String] {
        try said(Self.asked.get(), of: line, in: Self.program)
    }

    // MARK: Never

    /// Rule 14: a `PublishSubject` sends nothing again.
    func testSentBeforeAnybodySubscribed() throws {
        XCTAssertEqual(
            try said(of: "early.subscribe"),
            [
                "The closure of `subscribe`  never ran.",
                "`early`  was sent 1 event, before this subscription.",
            ]
        )
        XCTAssertEqual(try said(of: "early.onNext"), ["Nobody had subscribed to `early`  yet."])
    }

    func testNothingPassesAFilter() throws {
        XCTAssertTrue(
            try said(of: "filtered").contains(
                "`.filter`  let none of 3 elements through: its closure returned false for 1, 2 "
                    + "and 3."
            )
        )
    }

    /// Rule 13: what is sent after `dispose()` does not arrive.
    func testDisposedOfBefore() throws {
        XCTAssertEqual(
            try said(of: "print(\"ticks"),
            [
                "The closure of `subscribe`  never ran.", "`.map`  was disposed of by .",
                "`ticks`  was sent 7 after that.",
            ]
        )
    }

    func testASourceThatSendsNothing() throws {
        XCTAssertEqual(
            try said(of: "print(\"silent"),
            [
                "The closure of `subscribe`  never ran.",
                "`.create`  was subscribed to and sent no element.",
                "The closure `onCompleted` of `subscribe`  never ran.", "No completion reached it.",
            ]
        )
    }

    /// Rule 1: operators make objects and run nothing.
    func testNeverSubscribedTo() throws {
        XCTAssertEqual(
            try said(of: "let lonely"),
            [
                "The closure of `map`  never ran.",
                "`.map`  was made, and nobody subscribed to it.",
                "`.just`  is a source of `.map` , which nobody subscribed to.",
            ]
        )
    }

    func testAFunctionThatIsNotCalled() throws {
        XCTAssertEqual(
            try said(of: "unused \\"),
            [
                "The closure of `subscribe`  never ran: `subscribe`  was not called.",
                "`unused()`  never ran: the recording has no call of it.",
            ]
        )
    }

    // MARK: Not this one

    /// Rule 8: an error ends the chain.
    func testAnErrorEndsTheChain() throws {
        XCTAssertTrue(
            try said(of: "print(\"source").starts(with: [
                "The closure of `subscribe`  ran once.", "`.map`  ended with the error Oops().",
                "`source`  was sent 3 after that.",
            ])
        )
        XCTAssertEqual(
            try said(of: "source.onNext(2)"),
            ["`next(2)` came as far as `.map` , which sent the error Oops()."]
        )
    }

    func testASequenceThatIsReplaced() throws {
        XCTAssertTrue(
            try said(of: "searches.flatMapLatest").contains(
                "`.flatMapLatest`  disposed of the inner sequence for a when b came."
            )
        )
    }

    func testNoElementYetOfTheOtherSource() throws {
        XCTAssertEqual(
            try said(of: "taps.accept"),
            [
                "`next(())` came as far as `.withLatestFrom` .",
                "`.withLatestFrom`  waits for the first element of `values` , which came later; "
                    + "1 element of its other sources has reached it.",
            ]
        )
    }

    /// Rule 15: `share()` keeps nothing for later observers.
    func testTooLateForAShare() throws {
        XCTAssertEqual(
            try said(of: "print(\"second"),
            [
                "The closure of `subscribe`  never ran.",
                "`.share`  sent 1 element to its other observer, before this subscription.",
            ]
        )
    }

    func testStillWaiting() throws {
        XCTAssertTrue(
            try said(of: "print(\"typed").contains(
                "`.debounce`  was still waiting for its time when the run ended, with x."
            )
        )
    }

    /// Rule 8: what is sent after the end is dropped.
    func testSentAfterTheEnd() throws {
        XCTAssertEqual(
            try said(of: "observer.onNext(2)"),
            ["It reached nobody: `.create`  had ended before."]
        )
    }

    // MARK: The whole run

    func testTheOverviewNamesWhatIsLost() throws {
        let answers = try Self.asked.get().answers(to: .overview)
        XCTAssertEqual(answers.count, 8)
        XCTAssertTrue(answers.allSatisfy { $0.next?.hasPrefix(":") ?? false })
        let text = answers.flatMap(\.sentences).map(\.text).joined()
        for name in ["`early`", "`ticks`", "`source`", "`.create`", "`.filter`"] {
            XCTAssertTrue(text.contains(name), name)
        }
    }
}
