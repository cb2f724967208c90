// What learners ask about Driver, Signal and control sequences, answered.

import TestSupport
import XCTest

@testable import MiniRxTraced
@testable import WalkthroughsTraced

final class SharedSequenceQuestionTests: LeakCheckedTestCase {
    private var notes: [String] = []

    private func note(_ name: String = "") -> (Int) -> Void {
        { self.notes.append("\(name)\($0)") }
    }

    func testTheFirstElementComesBeforeDriveReturns() {
        let subscription = BehaviorRelay(value: 1).asDriver().drive(onNext: note())
        notes.append("drive returned")
        XCTAssertEqual(notes, ["1", "drive returned"])
        subscription.dispose()
    }

    /// The scheduler is busy with the first element then, so the second one gets in line.
    func testWhatADriversHandlerCausesComesLater() {
        let relay = BehaviorRelay(value: 1)
        let subscription = relay.asDriver().drive(onNext: { element in
            self.notes.append("\(element) begins")
            if element == 1 { relay.accept(2) }
            self.notes.append("\(element) ends")
        })
        XCTAssertEqual(notes, ["1 begins", "1 ends"])
        XCTAssertTrue(waitOnMain { notes.count == 4 })
        XCTAssertEqual(notes.suffix(2), ["2 begins", "2 ends"])
        subscription.dispose()
    }

    func testEachOperatorSharesOnceMore() {
        let chain = recorded("driver-map")
        XCTAssertEqual(chain.count("ShareReplay1WhileConnected.init(source:)"), 2)
        var mapped = 0
        let driver = BehaviorRelay(value: 1).asDriver().map { element -> Int in
            mapped += 1
            return element
        }
        let both = [driver.drive(onNext: note("a")), driver.drive(onNext: note("b"))]
        XCTAssertEqual(notes, ["a1", "b1"])
        XCTAssertEqual(mapped, 1, "Both share what is above them, the operator included.")
        both.forEach { $0.dispose() }
    }

    func testTwoDriversMadeOfOneObservableShareNothing() {
        var subscriptions = 0
        let observable = Observable<Int>.create { _ in
            subscriptions += 1
            return Disposables.create()
        }
        let both = [
            observable.asDriver(onErrorJustReturn: 0).drive(),
            observable.asDriver(onErrorJustReturn: 0).drive(),
        ]
        XCTAssertEqual(subscriptions, 2)
        both.forEach { $0.dispose() }
    }

    func testAnErrorThatIsReplacedEndsTheDriverAllTheSame() {
        var observers: [AnyObserver<Int>] = []
        let driver = Observable<Int>.create { observer in
            observers.append(observer)
            return Disposables.create()
        }
        .asDriver(onErrorJustReturn: -1)
        _ = driver.drive(onNext: note(), onCompleted: { self.notes.append("completed") })
        observers[0].onNext(1)
        observers[0].onError(Failure())
        observers[0].onNext(2)
        XCTAssertEqual(notes, ["1", "-1", "completed"])
        let again = driver.drive(onNext: note("again "))
        observers[1].onNext(3)
        XCTAssertEqual(notes.last, "again 3", "Whoever comes then begins anew.")
        again.dispose()
        observers = []
    }

    /// A driver for what is, a signal for what happens: who comes back has missed the tap.
    func testALatecomerDoesNotSeeAnOldTap() {
        let button = Button()
        let (state, happening) = (button.rx.tap.asDriver(), button.rx.tap.asSignal())
        let first = [state.drive(), happening.emit()]
        button.tap()
        let late = [
            state.drive(onNext: { self.notes.append("driver") }),
            happening.emit(onNext: { self.notes.append("signal") }),
        ]
        XCTAssertEqual(notes, ["driver"])
        (first + late).forEach { $0.dispose() }
    }

    func testChangedIsWhatComesAfterThePresentValue() {
        let field = TextField()
        field.text = "a"
        let changed = Events(field.rx.text.changed.asObservable())
        XCTAssertEqual(changed.all, [])
        field.type("b")
        XCTAssertEqual(changed.all, ["next(Optional(\"ab\"))"])
        changed.subscription.dispose()
    }

    /// What is sent into the property does not come out of it: no endless loop.
    func testATextFieldBoundToARelayAndBack() {
        let (field, relay) = (TextField(), BehaviorRelay(value: "a"))
        let text = field.rx.text.orEmpty
        let both = [relay.bind(to: text), text.bind(to: relay)]
        XCTAssertEqual(field.text, "a")
        field.type("b")
        XCTAssertEqual(relay.value, "ab")
        relay.accept("c")
        XCTAssertEqual(field.text, "c")
        XCTAssertEqual(field.timesSet, 3, "By the relay, by the user, by the relay.")
        both.forEach { $0.dispose() }
    }

    func testTheTextFieldOfTheSample() {
        let printed = recorded("text-field").all.filter { $0.hasPrefix("# ") }
        XCTAssertEqual(
            printed,
            [
                "# prints text ''", "# the user types", "# prints text 'a'",
                "# the program sets the text", "# the user types on", "# prints text 'bc'",
                "# the field goes", "# prints completed", "# end of scenario",
            ]
        )
    }

    /// A second subscriber before the error, and a third one after it.
    func testADriverAndASignalThroughOneError() {
        func receive(
            _ subscribe: (Observable<Int>) -> ((String) -> Disposable)
        ) -> (notes: [String], subscriptions: Int) {
            var sources: [AnyObserver<Int>] = []
            let subscribe = subscribe(
                .create { observer in
                    sources.append(observer)
                    return Disposables.create()
                }
            )
            var all = [subscribe("a")]
            sources[0].onNext(1)
            all.append(subscribe("b"))
            sources[0].onError(Failure())
            all.append(subscribe("c"))
            sources.last?.onNext(1)
            sources.last?.onError(Failure())
            all.forEach { $0.dispose() }
            defer { (notes, sources) = ([], []) }
            return (notes, sources.count)
        }
        func handlers(_ name: String) -> ((Int) -> Void, () -> Void) {
            (note(name), { self.notes.append("\(name)|") })
        }
        let driver = receive { source in
            let driver = source.asDriver(onErrorJustReturn: 0)
            return { driver.drive(onNext: handlers($0).0, onCompleted: handlers($0).1) }
        }
        XCTAssertEqual(driver.notes, ["a1", "b1", "a0", "b0", "a|", "b|", "c1", "c0", "c|"])
        XCTAssertEqual(driver.subscriptions, 2)
        let signal = receive { source in
            let signal = source.asSignal(onErrorJustReturn: 0)
            return { signal.emit(onNext: handlers($0).0, onCompleted: handlers($0).1) }
        }
        XCTAssertEqual(signal.notes, ["a1", "a0", "b0", "a|", "b|", "c1", "c0", "c|"])
        XCTAssertEqual(signal.subscriptions, 2)
    }
}
