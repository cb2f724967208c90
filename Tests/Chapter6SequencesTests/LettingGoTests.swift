// What the factories let go of at the end, and in which order.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SequenceLettingGoTests: LeakCheckedTestCase {
    private struct File: Disposable {
        let notes: Notes
        func dispose() { notes.add("file") }
    }

    private func using(_ notes: Notes, _ source: Observable<Int>?) -> Observable<Int> {
        Observable.using(
            {
                File(notes: notes)
            },
            observableFactory: { _ in
                guard let source else { throw Failure() }
                return source
            }
        )
    }

    func testUsingFreesTheResourceAfterTheSource() {
        let notes = Notes()
        let source = Observable<Int>.create { _ in Disposables.create { notes.add("source") } }
        using(notes, source).subscribe(onNext: { _ in }).dispose()
        XCTAssertEqual(notes.all, ["source", "file"])
    }

    func testUsingFreesTheResourceOfASequenceThatCannotBeMade() {
        let notes = Notes()
        _ = using(notes, nil).subscribe(onError: { _ in notes.add("#") })
        XCTAssertEqual(notes.all, ["#", "file"])
    }

    func testAtTheEndTheSinkIsLetGoOf() {
        let sequences: [(String, Observable<Int>)] = [
            ("using", using(Notes(), .just(1))),
            ("deferred", .deferred { .just(1) }),
            ("deferred, without a sequence", .deferred { throw Failure() }),
            ("just", .just(1, scheduler: CurrentThreadScheduler.instance)),
            ("optional", .from(optional: 1, scheduler: CurrentThreadScheduler.instance)),
            ("range", .range(start: 1, count: 2)),
            ("sequence", .of(1, 2)),
        ]
        for (name, sequence) in sequences {
            let subscription = sequence.subscribe(onError: { _ in })
            XCTAssertNil(property(path: "disposable1.sink", of: subscription), name)
        }
    }

    /// The next turn is asked for when the element has been delivered.
    func testALoopSendsBeforeItGoesOn() {
        let scheduler = HeldScheduler()
        let loops: [(String, Observable<Int>)] = [
            ("repeat", .repeatElement(1, scheduler: scheduler)),
            (
                "generate",
                .generate(initialState: 1, condition: { _ in true }, scheduler: scheduler) { $0 }
            ),
            ("range", .range(start: 1, count: 9, scheduler: scheduler)),
            ("sequence", .from([1, 1], scheduler: scheduler)),
        ]
        for (name, loop) in loops {
            var inLine: [Int] = []
            let subscription = loop.subscribe(onNext: { _ in inLine.append(scheduler.work.count) })
            scheduler.doNext()
            XCTAssertEqual(inLine, [0], name)
            XCTAssertEqual(scheduler.work.count, 1, name)
            subscription.dispose()
            scheduler.doNext()
        }
    }
}
