// The factories that send on the thread that subscribes.

import MiniRxTraced
import TestSupport
import XCTest

final class FactoryTests: LeakCheckedTestCase {
    func testJust() {
        XCTAssertEqual(events(of: .just(1)), ["next(1)", "completed", "disposed"])
    }

    func testOfAndFrom() {
        let expected = ["next(1)", "next(2)", "next(3)", "completed", "disposed"]
        XCTAssertEqual(events(of: .of(1, 2, 3)), expected)
        XCTAssertEqual(events(of: .from([1, 2, 3])), expected)
        XCTAssertEqual(events(of: .from(1...3)), expected)
        XCTAssertEqual(events(of: .from([Int]())), ["completed", "disposed"])
    }

    func testFromIteratesAnewForEachSubscription() {
        let observable = Observable.from(stride(from: 0, to: 4, by: 2))
        XCTAssertEqual(events(of: observable), events(of: observable))
        XCTAssertEqual(events(of: observable).first, "next(0)")
    }

    func testFromOptional() {
        XCTAssertEqual(
            events(of: Observable.from(optional: 1)),
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<Int>.from(optional: nil)),
            ["completed", "disposed"]
        )
    }

    func testEmptyNeverAndError() {
        XCTAssertEqual(events(of: Observable<Int>.empty()), ["completed", "disposed"])
        XCTAssertEqual(
            events(of: Observable<Int>.error(Failure())),
            ["error(Failure())", "disposed"]
        )
        let never = Events(Observable<Int>.never())
        XCTAssertEqual(never.all, [])
        never.subscription.dispose()
        XCTAssertEqual(never.all, ["disposed"])
    }

    func testRange() {
        XCTAssertEqual(
            events(of: Observable.range(start: 4, count: 3)),
            ["next(4)", "next(5)", "next(6)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable.range(start: 4, count: 0)),
            ["completed", "disposed"]
        )
    }

    func testARangeMayEndAtTheLastValueOfItsType() {
        XCTAssertEqual(
            events(of: Observable<UInt8>.range(start: 253, count: 3)),
            ["next(253)", "next(254)", "next(255)", "completed", "disposed"]
        )
    }

    func testRepeatElementEndsWhenItIsDisposedOf() {
        let subscription = SingleAssignmentDisposable()
        var elements: [Int] = []
        // Inside a trampoline `subscribe` returns before the first element is sent.
        CurrentThreadScheduler.instance.schedule(()) { _ in
            subscription.setDisposable(
                Observable.repeatElement(7).subscribe(onNext: { element in
                    elements.append(element)
                    if elements.count == 3 {
                        subscription.dispose()
                    }
                })
            )
            return Disposables.create()
        }.dispose()
        XCTAssertEqual(elements, [7, 7, 7])
    }

    func testGenerate() {
        XCTAssertEqual(
            events(of: .generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })),
            ["next(1)", "next(2)", "next(4)", "completed", "disposed"]
        )
    }

    func testGenerateFailsWithWhatItsClosuresThrow() {
        XCTAssertEqual(
            events(
                of: .generate(
                    initialState: 1,
                    condition: { _ in throw Failure() },
                    iterate: { $0 }
                )
            ),
            ["error(Failure())", "disposed"]
        )
        XCTAssertEqual(
            events(
                of: .generate(
                    initialState: 1,
                    condition: { _ in true },
                    iterate: { _ in throw Failure() }
                )
            ),
            ["next(1)", "error(Failure())", "disposed"]
        )
    }

    func testDeferredMakesItsSequenceForEachSubscription() {
        var made = 0
        let observable = Observable<Int>.deferred {
            made += 1
            return .just(made)
        }
        XCTAssertEqual(made, 0)
        XCTAssertEqual(events(of: observable), ["next(1)", "completed", "disposed"])
        XCTAssertEqual(events(of: observable), ["next(2)", "completed", "disposed"])
    }

    func testDeferredFailsWithWhatItsFactoryThrows() {
        XCTAssertEqual(
            events(of: Observable<Int>.deferred { throw Failure() }),
            ["error(Failure())", "disposed"]
        )
    }

    func testAnErrorPassesThroughDeferred() {
        XCTAssertEqual(
            events(of: Observable<Int>.deferred { .error(Failure()) }),
            ["error(Failure())", "disposed"]
        )
    }
}
