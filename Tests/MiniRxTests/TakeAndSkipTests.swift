// The operators that cut a sequence: where, and who says so.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class TakeAndSkipTests: LeakCheckedTestCase {
    private let numbers = Observable.of(1, 2, 3, 2, 1)

    /// What comes of a subject when another one steers, and both are used by `script`.
    private func result(
        _ change: (Observable<Int>, Observable<String>) -> Observable<Int>,
        _ script: (PublishSubject<Int>, PublishSubject<String>) -> Void
    ) -> [String] {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<String>())
        let sent = Events(change(source, other))
        script(source, other)
        sent.subscription.dispose()
        XCTAssertFalse(source.hasObservers)
        XCTAssertFalse(other.hasObservers)
        return sent.all
    }

    private let takeUntil: (Observable<Int>, Observable<String>) -> Observable<Int> = {
        $0.take(until: $1)
    }
    private let skipUntil: (Observable<Int>, Observable<String>) -> Observable<Int> = {
        $0.skip(until: $1)
    }

    func testTakeUntilTheOtherSendsAnElement() {
        XCTAssertEqual(
            result(takeUntil) { source, other in
                source.onNext(1)
                other.onNext("stop")
                XCTAssertFalse(source.hasObservers)
                source.onNext(2)
            },
            ["next(1)", "completed", "disposed"]
        )
    }

    func testTakeUntilTheOtherFails() {
        XCTAssertEqual(
            result(takeUntil) { source, other in
                source.onNext(1)
                other.onError(Failure())
                source.onNext(2)
            },
            ["next(1)", "error(Failure())", "disposed"]
        )
    }

    func testTakeUntilGoesOnWhenTheOtherCompletesWithoutAnElement() {
        XCTAssertEqual(
            result(takeUntil) { source, other in
                other.onCompleted()
                source.onNext(1)
                XCTAssertTrue(source.hasObservers)
                source.onCompleted()
            },
            ["next(1)", "completed", "disposed"]
        )
    }

    func testTakeUntilLetsGoOfTheOtherAtTheEnd() {
        for end in [Event<Int>.completed, .error(Failure())] {
            _ = result(takeUntil) { source, other in
                source.on(end)
                XCTAssertFalse(other.hasObservers)
            }
        }
    }

    func testTakeUntilSubscribesToTheOtherFirst() {
        XCTAssertEqual(
            events(of: numbers.take(until: Observable.just("stop"))),
            ["completed", "disposed"]
        )
    }

    func testTakeUntilAndWhileAPredicateHolds() {
        XCTAssertEqual(
            events(of: numbers.take(until: { $0 == 3 })),
            ["next(1)", "next(2)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: numbers.take(until: { $0 == 3 }, behavior: .inclusive)),
            ["next(1)", "next(2)", "next(3)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: numbers.take(while: { $0 < 2 })),
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: numbers.take(while: { $0 < 2 }, behavior: .inclusive)),
            ["next(1)", "next(2)", "completed", "disposed"]
        )
    }

    /// Why the flag: the sink lets go of the source only after it has sent the last one.
    func testNothingIsTestedAfterThePredicateHeld() {
        let subject = PublishSubject<Int>()
        var (tested, seen): ([Int], [Int]) = ([], [])
        let taken = subject.take(
            until: { element in
                tested.append(element)
                return element == 1
            },
            behavior: .inclusive
        )
        let subscription = taken.subscribe(onNext: { element in
            seen.append(element)
            subject.onNext(element + 1)
        })
        _ = captureOutput { subject.onNext(1) }
        XCTAssertEqual(tested, [1])
        XCTAssertEqual(seen, [1])
        subscription.dispose()
    }

    func testSkipUntilTheOtherSendsAnElement() {
        XCTAssertEqual(
            result(skipUntil) { source, other in
                source.onNext(1)
                other.onNext("go")
                XCTAssertFalse(other.hasObservers)
                source.onNext(2)
                source.onCompleted()
            },
            ["next(2)", "completed", "disposed"]
        )
    }

    func testSkipUntilTheOtherFails() {
        XCTAssertEqual(
            result(skipUntil) { _, other in other.onError(Failure()) },
            ["error(Failure())", "disposed"]
        )
    }

    func testSkipUntilForEverIfTheOtherCompletesWithoutAnElement() {
        XCTAssertEqual(
            result(skipUntil) { source, other in
                other.onCompleted()
                source.onNext(1)
            },
            ["disposed"]
        )
    }

    /// Known of RxSwift: the subscription is disposed of, but its observer never hears of the end.
    func testSkipUntilPassesNoCompletedOnBeforeTheOtherSpeaks() {
        XCTAssertEqual(
            result(skipUntil) { source, other in
                source.onCompleted()
                XCTAssertFalse(other.hasObservers)
                other.onNext("go")
            },
            ["disposed"]
        )
        XCTAssertEqual(
            result(skipUntil) { source, _ in source.onError(Failure()) },
            ["error(Failure())", "disposed"]
        )
    }

    func testSkipUntilSubscribesToTheSourceFirst() {
        XCTAssertEqual(
            result({ source, _ in source.startingWithOne().skip(until: Observable.just("go")) }) {
                source,
                _ in source.onNext(2)
            },
            ["next(2)", "disposed"]
        )
    }

    func testSkipWhileTestsUntilTheFirstThatFails() {
        var tested: [Int] = []
        let skipped = numbers.skip(while: { element in
            tested.append(element)
            return element < 3
        })
        XCTAssertEqual(
            events(of: skipped),
            ["next(3)", "next(2)", "next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(tested, [1, 2, 3])
    }

    func testTakeLast() {
        XCTAssertEqual(
            events(of: numbers.takeLast(2)),
            ["next(2)", "next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable.of(1, 2).takeLast(9)),
            ["next(1)", "next(2)", "completed", "disposed"]
        )
        XCTAssertEqual(events(of: numbers.takeLast(0)), ["completed", "disposed"])
    }

    func testTakeLastSendsNothingBeforeTheEndAndNothingBeforeAnError() {
        let subject = PublishSubject<Int>()
        let sent = Events(subject.takeLast(2))
        subject.onNext(1)
        XCTAssertEqual(sent.all, [])
        subject.onError(Failure())
        XCTAssertEqual(sent.all, ["error(Failure())", "disposed"])
    }

    func testDisposingInTheMiddleOfTakeLast() {
        var seen: [Int] = []
        let subject = PublishSubject<Int>()
        let place = SingleAssignmentDisposable()
        place.setDisposable(
            subject.takeLast(3).subscribe(onNext: { element in
                seen.append(element)
                place.dispose()
            })
        )
        (1...5).forEach(subject.onNext)
        subject.onCompleted()
        XCTAssertEqual(seen, [3])
    }

    func testElementAt() {
        XCTAssertEqual(
            events(of: numbers.element(at: 0)),
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: numbers.element(at: 2)),
            ["next(3)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: numbers.element(at: 5)),
            ["error(Argument out of range.)", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<Int>.error(Failure()).element(at: 0)),
            ["error(Failure())", "disposed"]
        )
    }

    func testElementAtLetsGoOfTheSource() {
        let subject = PublishSubject<Int>()
        let sent = Events(subject.element(at: 1))
        subject.onNext(1)
        XCTAssertTrue(subject.hasObservers)
        subject.onNext(2)
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(sent.all, ["next(2)", "completed", "disposed"])
    }

    /// Known of RxSwift: unlike `take` it counts after it has sent.
    func testElementAtSendsWhatComesWhileItSends() {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        let subscription = subject.element(at: 0).subscribe(onNext: { element in
            seen.append(element)
            if element < 3 { subject.onNext(element + 1) }
        })
        _ = captureOutput { subject.onNext(1) }
        XCTAssertEqual(seen, [1, 2, 3])
        subscription.dispose()
    }

    func testSingleWantsExactlyOne() {
        XCTAssertEqual(
            events(of: Observable.just(1).single()),
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<Int>.empty().single()),
            ["error(Sequence doesn't contain any elements.)", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable.of(1, 2, 3).single()),
            ["next(1)", "error(Sequence contains more than one element.)", "disposed"]
        )
    }

    func testSingleWithAPredicate() {
        XCTAssertEqual(
            events(of: numbers.single { $0 == 3 }),
            ["next(3)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: numbers.single { $0 == 2 }),
            ["next(2)", "error(Sequence contains more than one element.)", "disposed"]
        )
        XCTAssertEqual(
            events(of: numbers.single { $0 == 9 }),
            ["error(Sequence doesn't contain any elements.)", "disposed"]
        )
    }

    func testAPredicateThatThrowsEndsTheSequenceAndLetsGoOfTheSource() {
        let failing: (Int) throws -> Bool = { _ in throw Failure() }
        let operators: [(Observable<Int>) -> Observable<Int>] = [
            { $0.take(until: failing) },
            { $0.take(while: failing, behavior: .inclusive) },
            { $0.skip(while: failing) },
            { $0.single(failing) },
        ]
        for change in operators {
            let subject = PublishSubject<Int>()
            let sent = Events(change(subject))
            subject.onNext(1)
            XCTAssertEqual(sent.all, ["error(Failure())", "disposed"])
            XCTAssertFalse(subject.hasObservers)
        }
    }

    @available(*, deprecated)
    func testTheSpellingsBeforeRxSwift6() {
        let never = Observable<Int>.never()
        let pairs: [(old: Observable<Int>, new: Observable<Int>)] = [
            (numbers.takeUntil(never), numbers),
            (numbers.takeUntil(Observable.just(1)), .empty()),
            (numbers.takeUntil(.inclusive) { $0 == 2 }, .of(1, 2)),
            (numbers.takeUntil(.exclusive) { $0 == 2 }, .of(1)),
            (numbers.takeWhile { $0 < 3 }, .of(1, 2)),
            (numbers.skipWhile { $0 < 3 }, .of(3, 2, 1)),
            (numbers.elementAt(1), .just(2)),
        ]
        for (old, new) in pairs {
            XCTAssertEqual(events(of: old), events(of: new))
        }
        XCTAssertEqual(
            result({ $0.skipUntil($1) }) { source, other in
                source.onNext(1)
                other.onNext("go")
                source.onNext(2)
            },
            ["next(2)", "disposed"]
        )
    }
}

extension Observable where Element == Int {
    /// 1 while it is subscribed to, then this.
    fileprivate func startingWithOne() -> Observable<Int> {
        Observable.create { observer in
            observer.onNext(1)
            return self.subscribe(observer)
        }
    }
}
