// Factories with a scheduler: what is sent inside `subscribe`, and how many actions there are.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class OnASchedulerTests: LeakCheckedTestCase {
    /// What comes before `subscribe` has returned, and what comes after it.
    private func order(of observable: Observable<Int>) -> (inside: [String], later: [String]) {
        let notes = Notes()
        let subscription = observable.subscribe(
            onNext: { notes.add("\($0)") },
            onCompleted: { notes.add("|") }
        )
        let inside = notes.all
        XCTAssertTrue(waitOnMain { notes.all.last == "|" })
        subscription.dispose()
        return (inside, Array(notes.all.dropFirst(inside.count)))
    }

    func testOnAnIdleMainSchedulerTheFirstElementComesInsideSubscribe() {
        let just = order(of: .just(1, scheduler: MainScheduler.instance))
        XCTAssertEqual(just.inside, ["1"])
        XCTAssertEqual(just.later, ["|"])
        for factory in [
            Observable.of(1, 2, 3, scheduler: MainScheduler.instance),
            .from([1, 2, 3], scheduler: MainScheduler.instance),
        ] {
            let (inside, later) = order(of: factory)
            XCTAssertEqual(inside, ["1"])
            XCTAssertEqual(later, ["2", "3", "|"])
        }
    }

    func testOtherwiseNothingComesInsideSubscribe() {
        XCTAssertEqual(order(of: .of(1, scheduler: MainScheduler.asyncInstance)).inside, [])
        var inside: [String]?
        let subscription = Observable.just(1, scheduler: MainScheduler.instance)
            .subscribe(onNext: { _ in
                inside = self.order(of: .of(1, 2, scheduler: MainScheduler.instance)).inside
            })
        XCTAssertEqual(inside, [])
        XCTAssertTrue(waitOnMain { inside != nil })
        subscription.dispose()
    }

    /// One action for each element, and one for `completed`.
    func testElementsAreOneActionEach() {
        for count in 0...3 {
            let scheduler = HeldScheduler()
            let notes = Notes()
            let subscription = Observable.from(Array(0..<count), scheduler: scheduler).subscribe(
                onNext: { notes.add("\($0)") },
                onCompleted: { notes.add("|") }
            )
            var actions = 0
            while !scheduler.work.isEmpty {
                scheduler.doNext()
                actions += 1
            }
            XCTAssertEqual(notes.all, (0..<count).map(String.init) + ["|"])
            XCTAssertEqual(actions, count + 1)
            subscription.dispose()
        }
    }
}
