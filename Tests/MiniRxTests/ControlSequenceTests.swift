// `ControlEvent` and `ControlProperty`: what they do, and what they leave to whoever makes them.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class ControlSequenceTests: LeakCheckedTestCase {
    private let subject = PublishSubject<Int>()
    private var notes: [String] = []

    /// Notes the thread on which it is subscribed to, and disposed of.
    private func noting() -> Observable<Int> {
        Observable.create { observer in
            self.note("subscribe")
            let subscription = self.subject.subscribe(observer)
            return Disposables.create {
                self.note("dispose")
                subscription.dispose()
            }
        }
    }

    private func note(_ what: String) {
        notes.append("\(what) on \(Thread.isMainThread ? "main" : "another thread")")
    }

    private func property(_ values: Observable<Int>) -> ControlProperty<Int> {
        ControlProperty(values: values, valueSink: AnyObserver { self.notes.append("\($0)") })
    }

    /// From another thread it is subscribed to on main, and disposed of there; elements stay where
    /// they are.
    private func expectMainThread<Sequence: ObservableType>(_ sequence: Sequence)
    where Sequence.Element == Int {
        let subscription = TestSupport.elsewhere {
            sequence.subscribe(onNext: { self.note("\($0)") })
        }
        XCTAssertEqual(notes, [], "It waits for the main queue.")
        XCTAssertTrue(waitOnMain { subject.hasObservers })
        subject.onNext(1)
        TestSupport.elsewhere { self.subject.onNext(2) }
        TestSupport.elsewhere { subscription.dispose() }
        XCTAssertTrue(waitOnMain { !subject.hasObservers })
        XCTAssertEqual(
            notes,
            ["subscribe on main", "1 on main", "2 on another thread", "dispose on main"]
        )
    }

    func testAControlEventIsSubscribedToOnMain() {
        expectMainThread(ControlEvent(events: noting()))
    }

    func testAControlPropertyIsSubscribedToOnMain() {
        expectMainThread(property(noting()))
    }

    func testOnMainNothingWaits() {
        let subscription = ControlEvent(events: noting()).subscribe(onNext: { self.note("\($0)") })
        subject.onNext(1)
        subscription.dispose()
        XCTAssertEqual(notes, ["subscribe on main", "1 on main", "dispose on main"])
    }

    /// Nothing is shared.
    func testEachSubscriberHasASubscriptionOfItsOwn() {
        let event = ControlEvent(events: noting())
        let both = [event.subscribe(), event.subscribe()]
        XCTAssertEqual(notes.count, 2)
        both.forEach { $0.dispose() }
    }

    func testTheSameAsOtherTypes() {
        let event = ControlEvent(events: subject)
        XCTAssertTrue(event.asObservable() === event.events)
        XCTAssertTrue(event.asControlEvent().events === event.events)
        let property = property(subject)
        XCTAssertTrue(property.asObservable() === property.values)
        XCTAssertTrue(property.asControlProperty().values === property.values)
    }

    func testWhatIsSentIntoAPropertyGoesToItsSinkOnly() {
        let property = property(subject)
        let values = Events(property.asObservable())
        property.onNext(1)
        property.onCompleted()
        XCTAssertEqual(notes, ["next(1)", "completed"])
        XCTAssertEqual(values.all, [])
        values.subscription.dispose()
    }

    func testChangedLeavesTheFirstValueOut() {
        let changed: ControlEvent<Int> = property(.of(1, 2, 3)).changed
        XCTAssertEqual(
            events(of: changed.asObservable()),
            ["next(2)", "next(3)", "completed", "disposed"]
        )
    }

    func testOrEmpty() {
        let texts = Observable<String?>.of(nil, "a")
        let property = ControlProperty(
            values: texts,
            valueSink: AnyObserver { self.notes.append("\($0)") }
        )
        XCTAssertEqual(
            events(of: property.orEmpty.asObservable()),
            ["next()", "next(a)", "completed", "disposed"]
        )
        property.orEmpty.onNext("b")
        XCTAssertEqual(notes, ["next(Optional(\"b\"))"])
    }

    func testErrorsOfTheSourceComeThrough() {
        let error = Observable<Int>.error(Failure())
        let expected = ["error(Failure())", "disposed"]
        XCTAssertEqual(events(of: ControlEvent(events: error).asObservable()), expected)
        XCTAssertEqual(events(of: property(error).asObservable()), expected)
    }

    func testAsDriverAndAsSignal() {
        let event = ControlEvent(events: noting())
        let driver = event.asDriver()
        let first = driver.drive()
        subject.onNext(1)
        let second = driver.drive(onNext: { self.note("replayed \($0)") })
        XCTAssertEqual(notes, ["subscribe on main", "replayed 1 on main"])
        [first, second].forEach { $0.dispose() }
        notes = []

        let signal = event.asSignal()
        let both = [signal.emit(), signal.emit(onNext: { self.note("\($0)") })]
        subject.onNext(2)
        XCTAssertEqual(notes, ["subscribe on main", "2 on main"])
        both.forEach { $0.dispose() }
        notes = []

        let values = property(noting()).asDriver()
        let subscription = values.drive(onNext: { self.note("\($0)") })
        TestSupport.elsewhere { self.subject.onNext(3) }
        XCTAssertTrue(waitOnMain { notes.count == 2 })
        XCTAssertEqual(notes, ["subscribe on main", "3 on main"])
        subscription.dispose()
    }
}
