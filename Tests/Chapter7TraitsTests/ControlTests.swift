// What document 002 says about control sequences, claims 47 to 58, one test for each.

import TestSupport
import XCTest

@testable import MiniRxTraced
@testable import WalkthroughsTraced

final class ControlTests: LeakCheckedTestCase {
    private let control = recorded("control")
    private let subject = PublishSubject<Int>()
    private let notes = Notes()

    private func note(_ what: String) {
        notes.add("\(what) on \(Thread.isMainThread ? "main" : "another thread")")
    }

    /// A source that notes where it is subscribed to.
    private func source() -> Observable<Int> {
        Observable.create { observer in
            self.note("subscribe")
            return self.subject.subscribe(observer)
        }
    }

    private func property(_ values: Observable<Int>) -> ControlProperty<Int> {
        ControlProperty(values: values, valueSink: AnyObserver { _ in })
    }

    /// Subscribes on another thread, and sends one element from there.
    private func expectOnlyTheSubscriptionOnMain<Sequence: ObservableType>(_ sequence: Sequence)
    where Sequence.Element == Int {
        let subscription = elsewhere { sequence.subscribe(onNext: { self.note("\($0)") }) }
        XCTAssertTrue(waitOnMain { subject.hasObservers })
        elsewhere { self.subject.onNext(1) }
        XCTAssertEqual(notes.all, ["subscribe on main", "1 on another thread"])
        subscription.dispose()
    }

    func testD002_47_onlyAPropertyCanBeWrittenTo() throws {
        try assertCompiles(
            "func f(_ property: ControlProperty<Int>) { property.onNext(1) }",
            butNot: "func f(_ event: ControlEvent<Int>) { event.onNext(1) }",
            error: "onNext"
        )
        var all: [Int] = []
        let written = ControlProperty(
            values: Observable.just(1),
            valueSink: AnyObserver<Int> { all.append($0.element ?? -1) }
        )
        written.subscribe(onNext: { all.append($0) }).dispose()
        written.onNext(2)
        ControlEvent(events: Observable.just(3)).subscribe(onNext: { all.append($0) }).dispose()
        XCTAssertEqual(all, [1, 2, 3])
    }

    func testD002_48_aPropertyIsSubscribedToOnMainAndDeliversAnywhere() {
        expectOnlyTheSubscriptionOnMain(property(source()))
    }

    func testD002_49_aPropertySendsTheLastValueIfItsSourceDoes() {
        let silent = Events(property(subject).asObservable())
        XCTAssertEqual(silent.all, [])
        silent.subscription.dispose()

        let field = TextField()
        field.text = "a"
        let first = Events(field.rx.text.orEmpty.asObservable())
        field.type("b")
        let second = Events(field.rx.text.orEmpty.asObservable())
        XCTAssertEqual(first.all, ["next(a)", "next(ab)"])
        XCTAssertEqual(second.all, ["next(ab)"])
        [first, second].forEach { $0.subscription.dispose() }
    }

    /// An error that is sent *into* it ends the program: `testControlsHaveNoErrors`.
    func testD002_50_aPropertyPassesOnTheErrorsOfItsValues() {
        XCTAssertEqual(
            events(of: property(.error(Failure())).asObservable()),
            ["error(Failure())", "disposed"]
        )
    }

    func testD002_51_anEventIsSubscribedToOnMainAndDeliversAnywhere() {
        expectOnlyTheSubscriptionOnMain(ControlEvent(events: source()))
    }

    func testD002_52_anEventSendsNothingOldUnlessItsSourceDoes() {
        let silent = Events(ControlEvent(events: subject).asObservable())
        XCTAssertEqual(silent.all, [])
        silent.subscription.dispose()
        let replaying = ReplaySubject<Int>.create(bufferSize: 1)
        replaying.onNext(1)
        let replayed = Events(ControlEvent(events: replaying).asObservable())
        XCTAssertEqual(replayed.all, ["next(1)"])
        replayed.subscription.dispose()
    }

    func testD002_53_anEventPassesOnTheErrorsOfItsSource() {
        XCTAssertEqual(
            events(of: ControlEvent(events: Observable<Int>.error(Failure())).asObservable()),
            ["error(Failure())", "disposed"]
        )
    }

    func testD002_54_aPropertyKeepsItsValuesBehindSubscribeOn() {
        XCTAssertEqual(
            control.made(by: "ControlProperty.init(values:valueSink:)"),
            [
                "ObservableType.subscribe(on:) [self: BehaviorSubject]",
                "ObserverType.asObserver()",
            ]
        )
        XCTAssertEqual(
            control.made(by: "ObservableType.subscribe(on:) [self: BehaviorSubject]"),
            ["SubscribeOn.init(source:scheduler:)"]
        )
        let values = property(subject).asObservable()
        XCTAssertTrue(TestSupport.property("scheduler", of: values) is ConcurrentMainScheduler)
    }

    func testD002_55_aControlsEventEndsWithTheControl() {
        var button: Button? = Button()
        weak var weakButton: Button?
        weakButton = button
        let tap = button!.rx.tap
        var taps = 0
        let first = tap.subscribe(onNext: { taps += 1 })
        button?.tap()
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(button?.targetCount, 1)
        first.dispose()
        XCTAssertEqual(button?.targetCount, 0, "The target is removed on dispose.")
        button?.tap()
        XCTAssertEqual(taps, 1)

        let second = Events(tap.asObservable())
        button = nil
        XCTAssertNil(weakButton, "The sequence holds its control weakly.")
        XCTAssertEqual(second.all, ["completed", "disposed"])
        XCTAssertEqual(events(of: tap.asObservable()), ["completed", "disposed"])
    }

    func testD002_55_theMainThreadIsAskedFor() {
        let button = Button()
        let calls = Calls { button.rx.tap.subscribe().dispose() }
        XCTAssertEqual(calls.count("MainScheduler.ensureRunningOnMainThread(errorMessage:)"), 3)
    }

    func testD002_56_aControlsPropertySendsItsValueAtOnceAndAtEachEdit() {
        let field = TextField()
        field.text = "a"
        let text = field.rx.text
        let values = Events(text.orEmpty.asObservable())
        XCTAssertEqual(values.all, ["next(a)"])
        field.type("b")
        field.sendActions(for: .valueChanged)
        field.sendActions(for: .touchUpInside)
        XCTAssertEqual(values.all, ["next(a)", "next(ab)", "next(ab)"])

        elsewhere { text.onNext("c") }
        XCTAssertEqual(field.text, "ab", "It is written to on main.")
        XCTAssertTrue(waitOnMain { field.text == "c" })
        XCTAssertEqual(values.all.count, 3, "What is written does not come out again.")
        values.subscription.dispose()
    }

    func testD002_57_textIsSetOnlyIfItDiffers() throws {
        let field = TextField()
        field.rx.text.onNext("a")
        XCTAssertEqual(field.timesSet, 1)
        field.rx.text.onNext("a")
        XCTAssertEqual(field.timesSet, 1)
        field.rx.value.onNext("b")
        XCTAssertEqual(field.timesSet, 2)
        let controls = try TestSupport.source("Sources/Walkthroughs/Chapter7/Control+Rx.swift")
        XCTAssertTrue(controls.contains("var text: ControlProperty<String?> { value }"))
    }

    func testD002_58_anApplicationsEventIsANotification() {
        let didEnterBackground: ControlEvent<Void> = Application.rx.didEnterBackground
        var count = 0
        let subscription = didEnterBackground.subscribe(onNext: { count += 1 })
        func post() {
            NotificationCenter.default.post(
                name: Application.didEnterBackgroundNotification,
                object: nil
            )
        }
        post()
        XCTAssertEqual(count, 1)
        subscription.dispose()
        post()
        XCTAssertEqual(count, 1)
    }
}
