// Sequences by key, and the latest element on demand.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class GroupByAndSampleTests: LeakCheckedTestCase {
    private var notes: [String] = []

    override func setUp() {
        super.setUp()
        notes = []
    }

    /// Notes groups and all that they send. The groups are the even and the odd numbers.
    private func watchGroups(of source: Observable<Int>) -> Disposable {
        source.groupBy { $0 % 2 == 0 ? "even" : "odd" }.subscribe { [unowned self] event in
            guard let group = event.element else {
                notes.append("\(event)")
                return
            }
            notes.append("group \(group.key)")
            _ = group.subscribe { [unowned self] in notes.append("\(group.key) \($0)") }
        }
    }

    func testGroupBySendsAGroupBeforeItsFirstElement() {
        _ = watchGroups(of: .of(1, 3, 2))
        XCTAssertEqual(
            Array(notes.prefix(5)),
            ["group odd", "odd next(1)", "odd next(3)", "group even", "even next(2)"]
        )
    }

    /// In which order the groups end is not said: they stand in a dictionary.
    func testAllGroupsEndBeforeTheSequenceOfGroups() {
        for (end, ending) in [(Event<Int>.completed, "completed"), (.error(Failure()), "error")] {
            notes = []
            let subject = PublishSubject<Int>()
            _ = watchGroups(of: subject)
            subject.onNext(1)
            subject.onNext(2)
            notes = []
            subject.on(end)
            XCTAssertFalse(subject.hasObservers)
            XCTAssertEqual(notes.count, 3)
            XCTAssertEqual(
                Set(notes.prefix(2).map { String($0.prefix { $0 != "(" }) }),
                ["odd \(ending)", "even \(ending)"]
            )
            XCTAssertTrue(notes[2].hasPrefix(ending))
        }
    }

    func testAKeySelectorThatThrowsEndsAllGroups() {
        let subject = PublishSubject<Int>()
        let groups = subject.groupBy { number -> Int in
            if number == 2 { throw Failure() }
            return 0
        }
        var group: Events<Int>?
        let outer = Events(groups.do(onNext: { group = Events($0.asObservable()) }).map(\.key))
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(outer.all, ["next(0)", "error(Failure())", "disposed"])
        XCTAssertEqual(group?.all, ["next(1)", "error(Failure())", "disposed"])
    }

    /// A group lives on without its subscriber, and is not sent again.
    func testAGroupWhoseSubscriberHasLeftMayBeSubscribedToAgain() {
        let subject = PublishSubject<Int>()
        var groups: [GroupedObservable<Bool, Int>] = []
        let outer = subject.groupBy { $0 > 0 }.subscribe(onNext: { groups.append($0) })
        subject.onNext(1)
        let first = Events(groups[0].asObservable())
        subject.onNext(2)
        first.subscription.dispose()
        subject.onNext(3)
        let second = Events(groups[0].asObservable())
        subject.onNext(4)
        XCTAssertEqual(groups.map(\.key), [true])
        XCTAssertEqual(first.all, ["next(2)", "disposed"])
        XCTAssertEqual(second.all, ["next(4)"])
        second.subscription.dispose()
        outer.dispose()
    }

    /// The source is kept until both are gone; keys that are new meanwhile go to nobody.
    func testAGroupGoesOnWhenTheOuterSequenceWasLeft() {
        let subject = PublishSubject<Int>()
        var group: Events<Int>?
        let outer = subject.groupBy { $0 > 0 }
            .subscribe(onNext: { group = Events($0.asObservable()) })
        subject.onNext(1)
        outer.dispose()
        XCTAssertTrue(subject.hasObservers)
        subject.onNext(2)
        subject.onNext(-1)
        XCTAssertEqual(group?.all, ["next(1)", "next(2)"])
        group?.subscription.dispose()
        XCTAssertFalse(subject.hasObservers)
    }

    func testLeavingAllGroupsDoesNotLetGoOfTheSource() {
        let subject = PublishSubject<Int>()
        var group: Events<Int>?
        let outer = subject.groupBy { $0 > 0 }
            .subscribe(onNext: { group = Events($0.asObservable()) })
        subject.onNext(1)
        group?.subscription.dispose()
        XCTAssertTrue(subject.hasObservers)
        outer.dispose()
        XCTAssertFalse(subject.hasObservers)
    }

    func testAnObserverMaySendAnElementOfTheSameGroup() {
        let subject = PublishSubject<Int>()
        var sent: [String] = []
        let outer = subject.groupBy { $0 > 0 }.subscribe(onNext: { group in
            sent.append("group")
            _ = group.subscribe(onNext: { sent.append("\($0)") })
            subject.onNext(2)
        })
        _ = captureOutput { subject.onNext(1) }
        subject.onCompleted()
        outer.dispose()
        XCTAssertEqual(sent, ["group", "2", "1"])
    }

    /// What comes of these elements when somebody asks at these times.
    private func sampled(
        _ source: [(at: Int, event: Event<String>)],
        by sampler: [(at: Int, event: Event<Int>)],
        defaultValue: String? = nil
    ) -> [String] {
        let line = Timeline()
        let subscription = line.watch(
            line.source(source).sample(line.source(sampler), defaultValue: defaultValue)
        )
        line.advance(to: 100)
        subscription.dispose()
        return line.all
    }

    private let letters: [(at: Int, event: Event<String>)] = [
        (1, .next("a")), (2, .next("b")), (25, .next("c")), (31, .completed),
    ]

    func testSampleSendsTheLatestAndNoneTwice() {
        let line = Timeline()
        let ticks = Observable<Int>.interval(.seconds(10), scheduler: line.clock)
        _ = line.watch(line.source(letters).sample(ticks))
        line.advance(to: 100)
        XCTAssertEqual(line.all, ["10: next(b)", "30: next(c)", "40: completed"])
    }

    func testSampleSendsTheDefaultIfNothingIsNew() {
        XCTAssertEqual(
            sampled(
                letters,
                by: [(10, .next(1)), (20, .next(2)), (30, .next(3)), (40, .next(4))],
                defaultValue: "-"
            ),
            ["10: next(b)", "20: next(-)", "30: next(c)", "40: next(-)", "40: completed"]
        )
    }

    /// And that is all: the sampler's end is not the sequence's.
    func testTheSamplersEndSamplesOnceMore() {
        XCTAssertEqual(
            sampled(letters, by: [(1, .next(1)), (26, .completed), (50, .next(2))]),
            ["1: next(a)", "26: next(c)"]
        )
        XCTAssertEqual(sampled(letters, by: [(50, .completed)]), ["50: next(c)", "50: completed"])
    }

    func testErrorsOfBothPassThroughAtOnce() {
        let fails: [(at: Int, event: Event<String>)] = [
            (1, .next("a")), (2, .error(Failure())),
        ]
        XCTAssertEqual(sampled(fails, by: [(10, .next(1))]), ["2: error(Failure())"])
        XCTAssertEqual(sampled(letters, by: [(2, .error(Failure()))]), ["2: error(Failure())"])
    }

    func testDisposingLetsGoOfBoth() {
        let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
        let sent = Events(source.sample(sampler))
        source.onNext(1)
        sampler.onNext(())
        sent.subscription.dispose()
        XCTAssertFalse(source.hasObservers)
        XCTAssertFalse(sampler.hasObservers)
        XCTAssertEqual(sent.all, ["next(1)", "disposed"])
    }

    func testAnObserverThatAsksAgainGetsNothingTwice() {
        let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
        var elements: [Int] = []
        let subscription = source.sample(sampler).subscribe(onNext: { element in
            elements.append(element)
            if elements.count < 5 { sampler.onNext(()) }
        })
        source.onNext(1)
        _ = captureOutput { sampler.onNext(()) }
        XCTAssertEqual(elements, [1])
        subscription.dispose()
    }
}
