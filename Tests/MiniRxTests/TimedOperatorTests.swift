// The operators that wait, on a virtual clock: what comes when.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class TimedOperatorTests: LeakCheckedTestCase {
    /// What comes of the source's events when `change` is put below them, each with its second.
    private func result(
        of source: [(at: Int, event: Event<String>)],
        _ change: (Observable<String>, SchedulerType) -> Observable<String>
    ) -> [String] {
        let line = Timeline()
        let subscription = line.watch(change(line.source(source), line.clock))
        line.advance(to: 100)
        subscription.dispose()
        return line.all
    }

    /// Compares marbles on one axis: see `Marbles`.
    private func assert(
        _ source: Marbles,
        becomes expected: Marbles,
        line: UInt = #line,
        _ change: (Observable<String>, SchedulerType) -> Observable<String>
    ) {
        let found = Marbles(of: result(of: source.events, change))
        XCTAssertEqual(found.text, expected.text, line: line)
    }

    private let abc: Marbles = "-ab--c|"
    private let fails: Marbles = "-a#"

    func testDelayMovesEverythingByTheSameTime() {
        assert("-ab--c|", becomes: "-----ab--c|") { $0.delay(.seconds(4), scheduler: $1) }
    }

    func testDelayBeginsAnewAfterAPause() {
        XCTAssertEqual(
            result(of: abc.events) { $0.delay(.milliseconds(500), scheduler: $1) },
            ["1.5: next(a)", "2.5: next(b)", "5.5: next(c)", "6.5: completed"]
        )
    }

    func testDelayLetsGoOfTheSourceWhenItEndsAndNotLater() {
        let line = Timeline()
        let source = Observable<String>.create { observer in
            observer.onCompleted()
            return Disposables.create { line.note("cleanup") }
        }
        _ = line.watch(source.delay(.seconds(10), scheduler: line.clock))
        line.advance(to: 100)
        XCTAssertEqual(line.all, ["0: cleanup", "10: completed"])
    }

    func testDelaySendsAnErrorAtOnceAndDropsWhatWaits() {
        assert("-a#", becomes: "--#") { $0.delay(.seconds(4), scheduler: $1) }
    }

    func testAnErrorDoesNotOvertakeWhatDelayIsSending() {
        let line = Timeline()
        let subject = PublishSubject<String>()
        let delayed = subject.delay(.seconds(1), scheduler: line.clock)
            .map { element -> String in
                subject.onError(Failure())
                return element
            }
        let subscription = line.watch(delayed)
        subject.onNext("a")
        line.advance(to: 9)
        XCTAssertEqual(line.all, ["1: next(a)", "1: error(Failure())"])
        subscription.dispose()
    }

    func testDelaySubscription() {
        assert("-ab--c|", becomes: "-----ab--c|") {
            $0.delaySubscription(.seconds(4), scheduler: $1)
        }
        assert("-a#", becomes: "-----a#") { $0.delaySubscription(.seconds(4), scheduler: $1) }
    }

    func testThrottleSendsTheFirstAtOnceAndTheLatestWhenTimeIsUp() {
        assert("-a--b-c-------------d-|", becomes: "-a---------c---------d|") {
            $0.throttle(.seconds(10), scheduler: $1)
        }
    }

    /// RxSwift reads the clock when an element comes, and once more when an element was sent.
    func testThrottleReadsTheClockForEachElementAndAfterEachDelivery() {
        let (source, scheduler) = (PublishSubject<Int>(), ManualScheduler())
        let subscription = source.throttle(.seconds(10), scheduler: scheduler).subscribe { _ in }
        var reads: [Int] = []
        for number in 1...3 {
            source.onNext(number)
            reads.append(scheduler.reads)
        }
        scheduler.advance(by: 10)
        reads.append(scheduler.reads)
        XCTAssertEqual(reads, [2, 3, 4, 5])
        subscription.dispose()
    }

    func testThrottleSendsWhatWaitsBeforeTheEnd() {
        assert("-ab|", becomes: "-a---(b|)") { $0.throttle(.seconds(4), scheduler: $1) }
    }

    func testAnEndDuringThrottlesDeliveryDropsWhatCameBeforeIt() {
        let line = Timeline()
        let subject = PublishSubject<String>()
        let throttled = subject.throttle(.seconds(5), scheduler: line.clock)
            .do(onNext: { element in
                guard element == "b" else { return }
                subject.onNext("c")
                subject.onNext("d")
                subject.onCompleted()
            })
        let subscription = line.watch(throttled)
        subject.onNext("a")
        subject.onNext("b")
        _ = captureOutput { line.advance(to: 20) }
        XCTAssertEqual(
            line.all,
            ["0: next(a)", "5: next(c)", "5: next(b)", "5: completed"]
        )
        subscription.dispose()
    }

    func testThrottleDropsWhatWaitsBeforeAnError() {
        assert("-ab#", becomes: "-a-#") { $0.throttle(.seconds(4), scheduler: $1) }
    }

    func testThrottleWithoutTheLatest() {
        assert("-a--b-c-------------d-|", becomes: "-a------------------d-|") {
            $0.throttle(.seconds(10), latest: false, scheduler: $1)
        }
    }

    /// However long the observer takes, it is left alone for the whole time after.
    func testThrottleCountsFromTheEndOfOnNext() {
        let line = Timeline()
        let subject = PublishSubject<String>()
        let throttled = subject.throttle(.seconds(10), scheduler: line.clock)
            .map { element -> String in
                line.clock.sleep(5)
                return element
            }
        let subscription = line.watch(throttled)
        subject.onNext("a")
        line.clock.sleep(6)
        subject.onNext("b")
        line.advance(to: 12)
        XCTAssertEqual(line.all, ["5: next(a)"], "11 seconds after its beginning")
        line.advance(to: 100)
        XCTAssertEqual(line.all.last, "20: next(b)")
        subscription.dispose()
    }

    /// Known of RxSwift: what is left of the time is rounded to the unit in which it was given.
    func testThrottleRoundsToTheUnitThatItWasGiven() {
        func twice(_ dueTime: RxTimeInterval) -> [String] {
            let line = Timeline()
            let subject = PublishSubject<String>()
            let throttled = subject.throttle(dueTime, latest: false, scheduler: line.clock)
            let subscription = line.watch(throttled)
            subject.onNext("a")
            line.advance(to: 0.6)
            subject.onNext("b")
            subscription.dispose()
            return line.all
        }
        XCTAssertEqual(twice(.milliseconds(1000)), ["0: next(a)"])
        XCTAssertEqual(twice(.seconds(1)), ["0: next(a)", "0.6: next(b)"])
    }

    func testDebounceWaitsForAPause() {
        assert("-ab------c-----|", becomes: "-----b------c--|") {
            $0.debounce(.seconds(3), scheduler: $1)
        }
    }

    func testDebounceSendsTheLastWithTheEnd() {
        assert("-a|", becomes: "--(a|)") { $0.debounce(.seconds(3), scheduler: $1) }
        assert("-a#", becomes: "--#") { $0.debounce(.seconds(3), scheduler: $1) }
    }

    func testTimeoutAfterSubscribingOrAfterAnElement() {
        assert("-a-b-----c", becomes: "-a-b--#") { $0.timeout(.seconds(3), scheduler: $1) }
        assert("---------a", becomes: "---#") { $0.timeout(.seconds(3), scheduler: $1) }
        XCTAssertEqual(
            result(of: []) { $0.timeout(.seconds(3), scheduler: $1) },
            ["3: error(Sequence timeout.)"]
        )
    }

    func testTimeoutGoesOnWithTheOther() {
        assert("-a-------b", becomes: "-a--(o|)") {
            $0.timeout(.seconds(3), other: Observable.just("o"), scheduler: $1)
        }
    }

    func testNoTimeoutAfterTheEnd() {
        assert("-ab--c|", becomes: "-ab--c|") { $0.timeout(.seconds(4), scheduler: $1) }
        assert("-a#", becomes: "-a#") { $0.timeout(.seconds(4), scheduler: $1) }
    }

    func testTakeForATime() {
        assert("-ab--c|", becomes: "-ab|") { $0.take(for: .seconds(3), scheduler: $1) }
        assert("-ab--c|", becomes: "-ab--c|") { $0.take(for: .seconds(30), scheduler: $1) }
        assert("-a#", becomes: "-a#") { $0.take(for: .seconds(3), scheduler: $1) }
    }

    /// The source has no end, and nobody disposes: what is left over fails the test.
    func testTakeForATimeLetsGoOfASourceWithoutEnd() {
        let line = Timeline()
        _ = line.watch(Observable<Int>.never().take(for: .seconds(3), scheduler: line.clock))
        line.advance(to: 100)
        XCTAssertEqual(line.all, ["3: completed"])
    }

    func testSkipForATime() {
        assert("-ab--c|", becomes: "-----c|") { $0.skip(.seconds(3), scheduler: $1) }
        assert("-ab--c|", becomes: "------|") { $0.skip(for: .seconds(30), scheduler: $1) }
        assert("-a#", becomes: "--#") { $0.skip(.seconds(30), scheduler: $1) }
    }

    @available(*, deprecated)
    func testTheSpellingBeforeRxSwift6() {
        assert("-ab--c|", becomes: "-ab|") { $0.take(.seconds(3), scheduler: $1) }
    }

    func testTakeAndSkipByNumber() {
        assert("-ab--c|", becomes: "-a(b|)") { source, _ in source.take(2) }
        assert("-ab--c|", becomes: "-ab--c|") { source, _ in source.take(9) }
        assert("-ab--c|", becomes: "|") { source, _ in source.take(0) }
        assert("-ab--c|", becomes: "-----c|") { source, _ in source.skip(2) }
        assert("-ab--c|", becomes: "-(a|)") { source, _ in source.skip(-1).take(1) }
    }

    func testTakeCountsBeforeItSends() {
        let subject = PublishSubject<Int>()
        var elements: [Int] = []
        let subscription = subject.take(2).subscribe(onNext: { element in
            elements.append(element)
            subject.onNext(element + 1)
        })
        _ = captureOutput { subject.onNext(0) }
        XCTAssertEqual(elements, [0, 1])
        subscription.dispose()
    }

    /// Nobody disposes of them: what is left over after the end fails the test.
    func testTheEndLetsGoOfEverything() {
        let operators: [(Observable<String>, SchedulerType) -> Observable<String>] = [
            { $0.delay(.seconds(10), scheduler: $1) },
            { $0.delaySubscription(.seconds(10), scheduler: $1) },
            { $0.debounce(.seconds(10), scheduler: $1) },
            { $0.timeout(.seconds(10), scheduler: $1) },
            { $0.throttle(.seconds(10), scheduler: $1) },
            { $0.take(for: .seconds(3), scheduler: $1) },
            { $0.take(for: .seconds(30), scheduler: $1) },
            { $0.skip(.seconds(3), scheduler: $1) },
            { source, _ in source.take(2) },
            { source, _ in source.skip(2) },
        ]
        for source in [abc, fails] {
            for change in operators {
                let line = Timeline()
                _ = line.watch(change(line.source(source.events), line.clock))
                line.advance(to: 100)
                XCTAssertFalse(line.all.isEmpty)
            }
        }
    }

    /// Elements that come while time is up: what is disposed of by hand sends nothing any more.
    func testWhatWaitsIsCalledOffWithTheSubscription() {
        let operators: [(Observable<String>, SchedulerType) -> Observable<String>] = [
            { $0.delay(.seconds(10), scheduler: $1) },
            { $0.delaySubscription(.seconds(10), scheduler: $1) },
            { $0.debounce(.seconds(10), scheduler: $1) },
            { $0.timeout(.seconds(10), scheduler: $1) },
            { $0.throttle(.seconds(10), scheduler: $1).skip(1) },
        ]
        for change in operators {
            let line = Timeline()
            let subject = PublishSubject<String>()
            let subscription = line.watch(change(subject, line.clock))
            subject.onNext("a")
            subject.onNext("b")
            let before = line.all.count
            subscription.dispose()
            line.advance(to: 100)
            XCTAssertEqual(line.all.count, before)
            XCTAssertFalse(subject.hasObservers)
        }
    }
}
