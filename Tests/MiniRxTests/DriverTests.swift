// `Driver`: one subscription, the latest element for latecomers, everything on main.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class DriverTests: LeakCheckedTestCase {
    private let subject = PublishSubject<Int>()
    private var subscriptions = 0
    private var elements: [String] = []

    /// A driver over the subject, whose subscriptions are counted.
    private func driver() -> Driver<Int> {
        Observable<Int>.create { observer in
            self.subscriptions += 1
            return self.subject.subscribe(observer)
        }
        .asDriver(onErrorJustReturn: -1)
    }

    private func note(_ name: String) -> (Int) -> Void {
        { self.elements.append("\(name)\($0)") }
    }

    func testAllShareOneSubscriptionWhileAnybodyIsThere() {
        let driver = driver()
        let a = driver.drive(onNext: note("a"))
        let b = driver.drive(onNext: note("b"))
        subject.onNext(1)
        XCTAssertEqual(subscriptions, 1)
        a.dispose()
        subject.onNext(2)
        XCTAssertTrue(subject.hasObservers)
        b.dispose()
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(elements, ["a1", "b1", "b2"])
        driver.drive().dispose()
        XCTAssertEqual(subscriptions, 2)
    }

    func testLatecomersAreSentTheLatestElementAtOnce() {
        let driver = driver()
        let a = driver.drive(onNext: note("a"))
        subject.onNext(1)
        subject.onNext(2)
        let b = driver.drive(onNext: note("b"))
        XCTAssertEqual(elements, ["a1", "a2", "b2"])
        a.dispose()
        b.dispose()
        let c = driver.drive(onNext: note("c"))
        XCTAssertEqual(elements, ["a1", "a2", "b2"], "Nothing is kept when all have gone.")
        c.dispose()
    }

    func testAfterTheEndTheSourceIsSubscribedToAnew() {
        let driver = Observable.of(1, 2).asDriver(onErrorJustReturn: 0)
        var completed = 0
        for _ in 1...2 {
            _ = driver.drive(onNext: note(""), onCompleted: { completed += 1 })
        }
        XCTAssertEqual(completed, 2)
        XCTAssertEqual(elements, ["1", "2", "1", "2"])
    }

    func testElementsFromElsewhereComeOnMain() {
        var lanes: [Bool] = []
        let subscription = driver().drive(onNext: { _ in lanes.append(Thread.isMainThread) })
        TestSupport.elsewhere { self.subject.onNext(1) }
        XCTAssertEqual(lanes, [], "It waits for the main queue.")
        XCTAssertTrue(waitOnMain { lanes.count == 1 })
        XCTAssertEqual(lanes, [true])
        subscription.dispose()
    }

    func testABehaviorRelayNeedsNoArgument() {
        let relay = BehaviorRelay(value: 1)
        let subscription = relay.asDriver().drive(onNext: note(""))
        relay.accept(2)
        subscription.dispose()
        relay.accept(3)
        XCTAssertEqual(elements, ["1", "2"])
    }

    func testAnInfallibleNeedsNoArgumentEither() {
        var isMain: [Bool] = []
        let infallible = Infallible<Int>.create { send in
            TestSupport.elsewhere { send(.next(1)) }
            return Disposables.create()
        }
        let driver = infallible.asDriver()
        let subscription = driver.drive(onNext: { _ in isMain.append(Thread.isMainThread) })
        XCTAssertTrue(waitOnMain { isMain.count == 1 })
        XCTAssertEqual(isMain, [true])
        driver.drive(onNext: note("late ")).dispose()
        XCTAssertEqual(elements, ["late 1"])
        subscription.dispose()
    }

    func testObservers() {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let optional = PublishSubject<Int?>()
        let received = [Events(first), Events(second)]
        let receivedOptional = Events(optional)
        _ = Driver.just(1).drive(first, second)
        _ = Driver.just(1).drive(optional)
        for events in received {
            XCTAssertEqual(events.all, ["next(1)", "completed", "disposed"])
        }
        XCTAssertEqual(receivedOptional.all, ["next(Optional(1))", "completed", "disposed"])
    }

    func testRelays() {
        let (behavior, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let (replay, both) = (ReplayRelay<Int>.create(bufferSize: 1), BehaviorRelay(value: 0))
        let replayOptional = ReplayRelay<Int?>.create(bufferSize: 1)
        _ = Driver.just(1).drive(behavior, both)
        _ = Driver.just(2).drive(optional)
        _ = Driver.just(3).drive(replay)
        _ = Driver.just(4).drive(replayOptional)
        XCTAssertEqual([behavior.value, both.value], [1, 1])
        XCTAssertEqual(optional.value, 2)
        replay.subscribe(onNext: note("replay ")).dispose()
        replayOptional.subscribe(onNext: { self.note("optional ")($0!) }).dispose()
        XCTAssertEqual(elements, ["replay 3", "optional 4"])
    }

    func testTransformations() {
        let first: Observable<Int> = Driver.just(1).drive { $0.map { $0 + 1 } }
        XCTAssertEqual(events(of: first), ["next(2)", "completed", "disposed"])
        func adding(_ source: Observable<Int>) -> (Int) -> Observable<Int> {
            { number in source.map { $0 + number } }
        }
        let second = Driver.just(1).drive(adding, curriedArgument: 10)
        XCTAssertEqual(events(of: second), ["next(11)", "completed", "disposed"])
    }

    func testWithAnObject() {
        var object: Counter? = Counter()
        weak var weakObject: Counter?
        weakObject = object
        let subscription = driver().drive(
            with: object!,
            onNext: { object, element in self.elements.append("\(object.count) \(element)") },
            onDisposed: { _ in self.elements.append("disposed") }
        )
        subject.onNext(1)
        object = nil
        XCTAssertNil(weakObject, "It is held weakly.")
        subject.onNext(2)
        subscription.dispose()
        XCTAssertEqual(elements, ["0 1"])
    }

    func testWithAnObjectThatStays() {
        let object = Counter()
        _ = Driver.just(1).drive(
            with: object,
            onNext: { object, _ in object.add() },
            onCompleted: { object in self.elements.append("completed after \(object.count)") },
            onDisposed: { _ in self.elements.append("disposed") }
        )
        XCTAssertEqual(elements, ["completed after 1", "disposed"])
    }

    func testTheHandlers() {
        let subscription = driver().drive(
            onNext: note(""),
            onCompleted: { self.elements.append("completed") },
            onDisposed: { self.elements.append("disposed") }
        )
        subject.onNext(1)
        subject.onError(Failure())
        subscription.dispose()
        XCTAssertEqual(elements, ["1", "-1", "completed", "disposed"])
    }

    func testDisposingInsideOnNext() {
        let relay = BehaviorRelay(value: 1)
        let subscription = SerialDisposable()
        let driver = relay.asDriver()
        subscription.disposable = driver.drive(onNext: { element in
            self.elements.append("\(element)")
            if element == 2 { subscription.dispose() }
        })
        relay.accept(2)
        relay.accept(3)
        XCTAssertEqual(elements, ["1", "2"])
    }

    // On other systems it ends the program there.
    #if os(Linux)
    func testOffMainTheReplayedElementComesWhereOneSubscribes() {
        let driver = driver()
        let first = driver.drive()
        subject.onNext(1)
        let isMain = TestSupport.elsewhere { () -> [Bool] in
            var isMain: [Bool] = []
            driver.drive(onNext: { _ in isMain.append(Thread.isMainThread) }).dispose()
            return isMain
        }
        XCTAssertEqual(isMain, [false])
        first.dispose()
    }
    #endif
}
