// What a binding holds, and whom it tells.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class BindingTests: LeakCheckedTestCase {
    private final class Label {
        var text = ""
    }

    func testABinderLooksForItsTargetWhenItsTurnComes() {
        let (scheduler, notes) = (HeldScheduler(), Notes())
        var label: Label? = Label()
        let binder = Binder(label!, scheduler: scheduler) { label, text in
            label.text = text
            notes.add(text)
        }
        binder.onNext("a")
        scheduler.doNext()
        binder.onNext("b")
        label = nil
        scheduler.doNext()
        XCTAssertEqual(notes.all, ["a"])
    }

    func testEachObserverIsBound() {
        let (source, notes) = (PublishSubject<Int>(), Notes())
        let observers = ["a", "b"].map { name in
            AnyObserver<Int> { notes.add("\(name) \($0)") }
        }
        let subscription = source.bind(to: observers[0], observers[1])
        source.onNext(1)
        XCTAssertEqual(notes.all, ["a next(1)", "b next(1)"])
        subscription.dispose()
    }

    func testABindingDoesNotKeepItsObject() {
        let source = PublishSubject<String>()
        var label: Label? = Label()
        weak var held: Label?
        held = label
        let subscription = source.bind(with: label!) { label, text in label.text = text }
        source.onNext("a")
        XCTAssertEqual(held?.text, "a")
        label = nil
        XCTAssertNil(held)
        source.onNext("b")
        subscription.dispose()
    }
}
