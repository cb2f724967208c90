// Which thread runs what: the table of chapter 3.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class WhichThreadTests: LeakCheckedTestCase {
    /// Where the parts of a subscription run, made on main, whose source sends 1 and ends.
    private struct Lanes: Equatable {
        var create = ""
        var onNext = ""
        var end = ""
        var onDisposed = ""
        var cleanup = ""
    }

    private func lanes(
        failing: Bool = false,
        _ change: (Observable<Int>) -> Observable<Int>
    ) -> Lanes {
        let notes = Notes()
        let source = Observable<Int>.create { observer in
            notes.add("create \(Lane.current)")
            observer.onNext(1)
            if failing {
                observer.onError(RxError.unknown)
            } else {
                observer.onCompleted()
            }
            return Disposables.create { notes.add("cleanup \(Lane.current)") }
        }
        let subscription = change(source).subscribe(
            onNext: { _ in notes.add("onNext \(Lane.current)") },
            onError: { _ in notes.add("end \(Lane.current)") },
            onCompleted: { notes.add("end \(Lane.current)") },
            onDisposed: { notes.add("onDisposed \(Lane.current)") }
        )
        XCTAssertTrue(waitOnMain { notes.all.count == 5 })
        subscription.dispose()
        func lane(_ name: String) -> String {
            notes.all.first { $0.hasPrefix(name + " ") }?.split(separator: " ").last
                .map(String.init) ?? ""
        }
        return Lanes(
            create: lane("create"),
            onNext: lane("onNext"),
            end: lane("end"),
            onDisposed: lane("onDisposed"),
            cleanup: lane("cleanup")
        )
    }

    private func all(_ lane: String) -> Lanes {
        Lanes(create: lane, onNext: lane, end: lane, onDisposed: lane, cleanup: lane)
    }

    /// An error and `completed` take the same way.
    private func check(
        _ expected: Lanes,
        line: UInt = #line,
        _ change: (Observable<Int>) -> Observable<Int>
    ) {
        XCTAssertEqual(lanes(failing: false, change), expected, line: line)
        XCTAssertEqual(lanes(failing: true, change), expected, line: line)
    }

    func testNoScheduler() {
        check(all("main")) { $0 }
    }

    func testSubscribeOn() {
        check(all("a")) { $0.subscribe(on: scheduler("a")) }
    }

    /// The source ends before `run` has returned, so it is cleaned up where it was subscribed to.
    func testObserveOn() {
        check(Lanes(create: "main", onNext: "b", end: "b", onDisposed: "b", cleanup: "main")) {
            $0.observe(on: scheduler("b"))
        }
    }

    func testBoth() {
        check(Lanes(create: "a", onNext: "b", end: "b", onDisposed: "b", cleanup: "a")) {
            $0.subscribe(on: scheduler("a")).observe(on: scheduler("b"))
        }
    }

    func testBothTwice() {
        check(Lanes(create: "a1", onNext: "b2", end: "b2", onDisposed: "b2", cleanup: "a1")) {
            $0.subscribe(on: scheduler("a1")).subscribe(on: scheduler("a2"))
                .observe(on: scheduler("b1")).observe(on: scheduler("b2"))
        }
    }
}
