// An operator with several sources disposes of one that has completed, and which lock it has meanwhile.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class DisposeUnderLockTests: LeakCheckedTestCase {
    private typealias Operator = (Observable<Int>, Observable<Int>) -> Observable<Void>

    private let as620: [(name: String, Operator)] = [
        ("merge", { Observable.merge($0, $1).map { _ in } }),
        ("flatMap", { one, other in Observable.of(one, other).flatMap { $0 }.map { _ in } }),
        ("merge(maxConcurrent: 2)", { Observable.of($0, $1).merge(maxConcurrent: 2).map { _ in } }),
        ("zip of two", { Observable<Void>.zip($0, $1) { _, _ in } }),
        ("zip of an array", { Observable.zip([$0, $1]).map { _ in } }),
        ("combineLatest", { Observable<Void>.combineLatest($0, $1) { _, _ in } }),
    ]

    private let mended: [(name: String, Operator)] = [
        ("merge", { MendedMerge($0, $1).map { _ in } }),
        ("zip", { MendedZip($0, $1).map { _ in } }),
    ]

    /// The cleanup of a source that completes wants a lock of the app's. Who has that lock sends an
    /// element from the other source.
    private func isStuck(_ make: Operator, seconds: Double) -> Bool? {
        let (one, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        return Judging.isStuck(seconds: seconds) { inside in
            let cleaned = Observable<Int>.create { observer in
                Disposables.create(one.subscribe(observer), Disposables.create(with: inside))
            }
            let subscription = make(cleaned, other).subscribe(AnyObserver { _ in })
            one.onCompleted()
            subscription.dispose()
        } against: {
            other.onNext(1)
        }
    }

    func testACleanupAndAnElementGetStuck() {
        for (name, make) in as620 {
            XCTAssertEqual(isStuck(make, seconds: 0.1), true, name)
        }
    }

    func testThoseOfWhatIsMendedDoNot() {
        for (name, make) in mended {
            XCTAssertEqual(isStuck(make, seconds: 10), false, name)
        }
    }

    /// The lock was there for a reason: elements of two threads must not overlap.
    func testWhatIsMendedStillSendsOneAtATime() {
        assertOneAtATime { MendedMerge($0, $1) }
        assertOneAtATime(second: [1]) { MendedZip($0, $1) }
    }

    func testWhatIsMendedSendsWhatTheOthersSend() {
        for (name, steps) in [("merge", "a1 b2 a| b3 b|"), ("an error", "a1 b# a2")] {
            XCTAssertEqual(
                Script.run(steps) { MendedMerge($0["a"], $0["b"]) },
                Script.run(steps) { Observable.merge($0["a"], $0["b"]) },
                name
            )
        }
        for steps in ["a1 a2 b3 b4", "a1 a| b2 b3", "a1 b# a2", "a| b|", "a1 a| ? b2 !"] {
            XCTAssertEqual(
                Script.run(steps) { MendedZip($0["a"], $0["b"]).map { $0.joined() } },
                Script.run(steps) { Observable.zip([$0["a"], $0["b"]]).map { $0.joined() } },
                steps
            )
        }
    }
}
