// What is sent in place of nothing, and events as elements.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class EmptyAndMaterializeTests: LeakCheckedTestCase {
    func testIfEmptyDefault() {
        XCTAssertEqual(
            events(of: Observable<Int>.empty().ifEmpty(default: 9)),
            ["next(9)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<Int>.error(Failure()).ifEmpty(default: 9)),
            ["error(Failure())", "disposed"]
        )
    }

    func testIfEmptySwitchesToTheOther() {
        let empty = Observable<Int>.empty()
        XCTAssertEqual(
            events(of: empty.ifEmpty(switchTo: .of(7, 8))),
            ["next(7)", "next(8)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: empty.ifEmpty(switchTo: .error(Failure()))),
            ["error(Failure())", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable.just(1).ifEmpty(switchTo: .never())),
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<Int>.error(Failure()).ifEmpty(switchTo: .never())),
            ["error(Failure())", "disposed"]
        )
    }

    func testIfEmptySubscribesToTheOtherOnlyThen() {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let sent = Events(source.ifEmpty(switchTo: other))
        XCTAssertFalse(other.hasObservers)
        source.onCompleted()
        XCTAssertTrue(other.hasObservers)
        other.onNext(1)
        sent.subscription.dispose()
        XCTAssertFalse(other.hasObservers)
        XCTAssertEqual(sent.all, ["next(1)", "disposed"])
    }

    func testMaterializeCompletesAfterEitherEnding() {
        XCTAssertEqual(
            events(of: Observable.of(1, 2).materialize()),
            ["next(next(1))", "next(next(2))", "next(completed)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<Int>.error(Failure()).materialize()),
            ["next(error(Failure()))", "completed", "disposed"]
        )
    }

    func testDematerializeEndsWhereAnElementSaysSo() {
        XCTAssertEqual(
            events(of: Observable<Event<Int>>.of(.next(1), .completed, .next(2)).dematerialize()),
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<Event<Int>>.of(.error(Failure()), .next(2)).dematerialize()),
            ["error(Failure())", "disposed"]
        )
    }

    func testDematerializeLetsGoOfTheSourceThere() {
        let subject = PublishSubject<Event<Int>>()
        let sent = Events(subject.dematerialize())
        subject.onNext(.next(1))
        XCTAssertTrue(subject.hasObservers)
        subject.onNext(.completed)
        XCTAssertFalse(subject.hasObservers)
        subject.onNext(.next(2))
        XCTAssertEqual(sent.all, ["next(1)", "completed", "disposed"])
    }

    func testDematerializePassesOnTheSourcesOwnEnding() {
        XCTAssertEqual(
            events(of: Observable<Event<Int>>.just(.next(1)).dematerialize()),
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<Event<Int>>.error(Failure()).dematerialize()),
            ["error(Failure())", "disposed"]
        )
    }
}
