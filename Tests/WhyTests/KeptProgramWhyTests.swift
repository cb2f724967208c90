// Programs in which operators keep elements until something happens that does not happen.

import Foundation
import TestSupport
import Why
import XCTest

final class KeptProgramWhyTests: WhyCase {
    private static let program = """
        import Foundation
        import RxSwift

        struct Oops: Error {}
        let bag = DisposeBag()
        let clock = HistoricalScheduler()

        let clicks = PublishSubject<Int>()
        let beats = PublishSubject<Void>()
        clicks.sample(beats).subscribe(onNext: { print("sample \\($0)") }).disposed(by: bag)
        clicks.onNext(1)
        clicks.onNext(2)
        beats.onNext(())
        clicks.onNext(3)

        let cache = PublishSubject<Int>()
        let server = PublishSubject<Int>()
        Observable.amb([cache, server]).subscribe(onNext: { print("amb \\($0)") }).disposed(by: bag)
        cache.onNext(1)
        server.onNext(2)

        let source = PublishSubject<Int>()
        source.buffer(timeSpan: .seconds(5), count: 2, scheduler: clock)
            .subscribe(onNext: { print("buffer \\($0)") }).disposed(by: bag)
        source.window(timeSpan: .seconds(5), count: 2, scheduler: clock)
            .subscribe(onNext: { _ in print("window") }).disposed(by: bag)
        source.reduce(0, accumulator: +)
            .subscribe(onNext: { print("reduce \\($0)") }).disposed(by: bag)
        let gate = PublishSubject<Void>()
        source.skip(until: gate).subscribe(onNext: { print("gate \\($0)") }).disposed(by: bag)
        source.onNext(1)
        source.onNext(2)
        source.onNext(3)

        let slow = PublishSubject<Int>()
        slow.delay(.seconds(2), scheduler: clock).subscribe(onNext: { print("waits \\($0)") })
            .disposed(by: bag)
        slow.onNext(1)
        let left = slow.delay(.seconds(1), scheduler: clock).subscribe(onNext: { print("left \\($0)") })
        slow.onNext(2)
        left.dispose()
        let moved = slow.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { print("m \\($0)") })
        slow.onNext(3)
        moved.dispose()

        let failing = PublishSubject<Int>()
        failing.delay(.seconds(1), scheduler: clock)
            .subscribe(onNext: { print("late \\($0)") }, onError: { print($0) }).disposed(by: bag)
        failing.onNext(4)
        failing.onError(Oops())

        let keys = PublishSubject<Int>()
        let typed = keys.throttle(.seconds(1), scheduler: clock).subscribe(onNext: { print("key \\($0)") })
        keys.onNext(1)
        keys.onNext(2)
        typed.dispose()

        Observable<Int>.timer(.seconds(3), scheduler: clock)
            .subscribe(onNext: { print("timer \\($0)") }).disposed(by: bag)
        """

    /// Compiled and recorded once.
    private static let asked = Result { try why(text: program) }

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
    }

    private func expect(
        _ sentences: [String],
        of line: String,
        at place: UInt = #line
    ) throws {
        let said = try said(Self.asked.get(), of: line, in: Self.program)
        for sentence in sentences {
            XCTAssertTrue(said.contains(sentence), "\(sentence) is not in \(said)", line: place)
        }
    }

    func testASampleSendsTheLatestWhenTheOtherSends() throws {
        try expect(
            [
                "`.sample`  sends the latest element when `beats`  sends: 1 was replaced by the next "
                    + "one before that.",
                "`.sample`  has not sent 3: `beats`  has sent nothing since.",
            ],
            of: "clicks.sample"
        )
    }

    /// The second element waits for a timer. A test that ends before it sees only the first one.
    func testAThrottleIsDisposedOfBeforeItsTimer() throws {
        try expect(
            ["`.throttle`  kept 2 until its time would be over, and was disposed of before."],
            of: "let typed"
        )
    }

    /// Nothing else stands out in such a run.
    func testWhatAThrottleKeptStandsOut() throws {
        let why = try Self.why(
            text: """
                import RxSwift
                let keys = PublishSubject<Int>()
                let typed = keys.throttle(.seconds(1), scheduler: MainScheduler.instance)
                    .subscribe(onNext: { print("key \\($0)") })
                keys.onNext(1)
                keys.onNext(2)
                typed.dispose()
                """
        )
        XCTAssertEqual(
            why.answers(to: .overview).flatMap(\.sentences).map(\.text),
            ["`.throttle` :3 kept 2 until its time would be over, and was disposed of before."]
        )
    }

    func testAmbKeepsTheFirstThatSends() throws {
        try expect(
            ["`.amb`  keeps the source that sends first, `cache` , and disposed of `server` ."],
            of: "Observable.amb"
        )
    }

    /// Two elements are a buffer; the third one is alone, and no time has passed.
    func testABufferIsNotFull() throws {
        try expect(
            [
                "`.buffer`  still collected when the run ended: 3 was not enough to be sent, and its "
                    + "time was not over."
            ],
            of: "source.buffer"
        )
    }

    func testNobodySubscribesToAWindow() throws {
        try expect(
            [
                "`.window`  sends its elements to the sequences that it has sent: nobody had "
                    + "subscribed to the one that was sent 1, 2 and 3."
            ],
            of: "source.window"
        )
    }

    func testReduceWaitsForTheEnd() throws {
        try expect(
            [
                "`.reduce`  sends when its source has completed: `source`  has sent 3 elements and has "
                    + "not completed."
            ],
            of: "source.reduce"
        )
    }

    func testTheGateStaysClosed() throws {
        try expect(
            [
                "`.skip(until:)`  lets nothing through until `gate`  sends, which has sent nothing: "
                    + "1, 2 and 3 ended there."
            ],
            of: "source.skip"
        )
    }

    func testADelayWaitsForItsTime() throws {
        try expect(
            [
                "`.delay`  was still waiting for its time when the run ended, with 1, 2 and 3."
            ],
            of: "slow.delay(.seconds(2)"
        )
    }

    func testDisposedOfBeforeItSends() throws {
        try expect(["`.delay`  was disposed of, before it sent 2."], of: "let left")
        try expect(["`.observe(on:)`  was disposed of, before it sent 3."], of: "let moved")
    }

    /// `delay` delays elements and completion; an error overtakes them.
    func testAnErrorOvertakesWhatIsDelayed() throws {
        try expect(
            ["`.delay`  sent an error, which does not wait, before it sent 4."],
            of: "failing.delay"
        )
    }

    func testATimerHasNotTicked() throws {
        try expect(
            ["`.timer`  was still waiting for its time when the run ended."],
            of: "Observable<Int>.timer"
        )
    }

    /// Where no closure of the program runs, its file is known nevertheless.
    func testAProgramOfWhichNoClosureRuns() throws {
        let text = """
            import RxSwift
            let silent = PublishSubject<Int>()
            silent.map { $0 + 1 }.subscribe(onNext: { print($0) }).dispose()
            silent.onNext(1)
            """
        let said = said(try Self.why(text: text), .overview)
        XCTAssertEqual(said.first, "`silent` :2 was sent 1, and nobody received it.")
    }
}
