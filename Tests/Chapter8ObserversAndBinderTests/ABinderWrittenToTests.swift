// A binder that is written to from main, from another queue, and from main again.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class ABinderWrittenToTests: LeakCheckedTestCase {
    private final class Label {}

    func testFromMainFromAQueueAndFromMainAgain() {
        let (label, notes) = (Label(), Notes())
        let binder = Binder<String>(label) { _, text in notes.add(text) }
        binder.onNext("on main")
        XCTAssertEqual(notes.all, ["on main"])
        elsewhere { binder.onNext("on a queue") }
        XCTAssertEqual(notes.all, ["on main"])
        binder.onNext("on main again")
        XCTAssertEqual(
            notes.all,
            ["on main"],
            "the block of the queue waits, so this one gets in line"
        )
        XCTAssertTrue(waitOnMain { notes.all.count == 3 })
        XCTAssertEqual(notes.all, ["on main", "on a queue", "on main again"])
    }

    func testInTheBindersOwnClosure() {
        let (label, notes) = (Label(), Notes())
        var binder: Binder<Int>?
        binder = Binder(label) { _, number in
            if number == 1 { binder?.onNext(2) }
            notes.add("\(number)")
        }
        binder?.onNext(1)
        XCTAssertEqual(notes.all, ["1"])
        XCTAssertTrue(waitOnMain { notes.all.count == 2 })
        XCTAssertEqual(notes.all, ["1", "2"])
        binder = nil
    }

    func testTheTargetHasBeenReleased() {
        let notes = Notes()
        var label: Label? = Label()
        let binder = Binder<String>(label!) { _, text in notes.add(text) }
        elsewhere { binder.onNext("on a queue") }
        label = nil
        binder.onNext("on main")
        var isOver = false
        DispatchQueue.main.async { isOver = true }
        XCTAssertTrue(waitOnMain { isOver })
        XCTAssertEqual(notes.all, [])
    }
}
