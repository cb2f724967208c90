// `Signal`: one subscription, nothing for latecomers, everything on main.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SignalTests: LeakCheckedTestCase {
    private let relay = PublishRelay<Int>()
    private var elements: [String] = []

    private func note(_ name: String) -> (Int) -> Void {
        { self.elements.append("\(name)\($0)") }
    }

    func testLatecomersHaveMissedWhatWasBefore() {
        let signal = relay.asSignal()
        let a = signal.emit(onNext: note("a"))
        relay.accept(1)
        let b = signal.emit(onNext: note("b"))
        relay.accept(2)
        XCTAssertEqual(elements, ["a1", "a2", "b2"])
        a.dispose()
        b.dispose()
        relay.accept(3)
        XCTAssertEqual(elements.count, 3)
    }

    func testAllShareOneSubscription() {
        var subscriptions = 0
        let signal = Observable<Int>.create { _ in
            subscriptions += 1
            return Disposables.create()
        }
        .asSignal(onErrorJustReturn: 0)
        let both = [signal.emit(), signal.emit()]
        XCTAssertEqual(subscriptions, 1)
        both.forEach { $0.dispose() }
        signal.emit().dispose()
        XCTAssertEqual(subscriptions, 2)
    }

    func testElementsFromElsewhereComeOnMain() {
        var isMain: [Bool] = []
        let subscription = relay.asSignal().emit(onNext: { _ in
            isMain.append(Thread.isMainThread)
        })
        TestSupport.elsewhere { self.relay.accept(1) }
        XCTAssertTrue(waitOnMain { isMain.count == 1 })
        XCTAssertEqual(isMain, [true])
        subscription.dispose()
    }

    /// `emit` may be called anywhere: nothing is sent at once.
    func testEmitOffMain() {
        let signal = relay.asSignal()
        let subscription = TestSupport.elsewhere { signal.emit(onNext: self.note("")) }
        relay.accept(1)
        XCTAssertEqual(elements, ["1"])
        subscription.dispose()
    }

    func testThreeWaysToLiveWithAnError() {
        let source = Observable<Int>.error(Failure())
        var errors: [String] = []
        let signals: [Signal<Int>] = [
            source.asSignal(onErrorJustReturn: 1),
            source.asSignal(onErrorSignalWith: .just(2)),
            source.asSignal {
                errors.append("\($0)")
                return .just(3)
            },
        ]
        for signal in signals {
            _ = signal.emit(onNext: note(""), onCompleted: { self.elements.append("completed") })
        }
        XCTAssertTrue(waitOnMain { elements.count == 6 }, "\(elements)")
        XCTAssertEqual(elements.filter { $0 != "completed" }.sorted(), ["1", "2", "3"])
        XCTAssertEqual(errors, ["Failure()"])
    }

    func testObservers() {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let optional = PublishSubject<Int?>()
        let received = [Events(first), Events(second)]
        let receivedOptional = Events(optional)
        _ = Signal.just(1).emit(to: first, second)
        _ = Signal.just(1).emit(to: optional)
        for events in received {
            XCTAssertEqual(events.all, ["next(1)", "completed", "disposed"])
        }
        XCTAssertEqual(receivedOptional.all, ["next(Optional(1))", "completed", "disposed"])
    }

    func testRelays() {
        let (behavior, other) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
        let optional = BehaviorRelay<Int?>(value: nil)
        let (publish, publishOptional) = (PublishRelay<Int>(), PublishRelay<Int?>())
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let replayOptional = ReplayRelay<Int?>.create(bufferSize: 1)
        let subscriptions = [
            publish.subscribe(onNext: note("publish ")),
            publishOptional.subscribe(onNext: { self.note("optional ")($0!) }),
            replay.subscribe(onNext: note("replay ")),
            replayOptional.subscribe(onNext: { self.note("replay optional ")($0!) }),
        ]
        _ = Signal.just(1).emit(to: behavior, other)
        _ = Signal.just(2).emit(to: optional)
        _ = Signal.just(3).emit(to: publish)
        _ = Signal.just(4).emit(to: publishOptional)
        _ = Signal.just(5).emit(to: replay)
        _ = Signal.just(6).emit(to: replayOptional)
        XCTAssertEqual([behavior.value, other.value, optional.value], [1, 1, 2])
        XCTAssertEqual(elements, ["publish 3", "optional 4", "replay 5", "replay optional 6"])
        subscriptions.forEach { $0.dispose() }
    }

    func testWithAnObject() {
        var object: Counter? = Counter()
        let subscription = relay.asSignal().emit(
            with: object!,
            onNext: { object, element in self.elements.append("\(object.count) \(element)") }
        )
        relay.accept(1)
        object = nil
        relay.accept(2)
        XCTAssertEqual(elements, ["0 1"])
        subscription.dispose()
        _ = Signal.just(1).emit(
            with: self,
            onCompleted: { $0.elements.append("completed") },
            onDisposed: { $0.elements.append("disposed") }
        )
        XCTAssertEqual(elements.suffix(2), ["completed", "disposed"])
    }

    func testWithUnretained() {
        var object: Counter? = Counter()
        weak var weakObject: Counter?
        weakObject = object
        let signal = relay.asSignal()
        let plain = signal.withUnretained(object!).emit(
            onNext: { object, element in self.elements.append("\(object.count) \(element)") },
            onCompleted: { self.elements.append("completed") }
        )
        let selected = signal.withUnretained(object!) { $1 * 10 + Int($0.count) }
            .emit(onNext: note(""))
        relay.accept(1)
        object = nil
        XCTAssertNil(weakObject, "It is held weakly.")
        relay.accept(2)
        XCTAssertEqual(elements, ["0 1", "10", "completed"])
        plain.dispose()
        selected.dispose()
    }

    func testDisposingInsideOnNext() {
        let subscription = SerialDisposable()
        subscription.disposable = relay.asSignal().emit(onNext: { element in
            self.elements.append("\(element)")
            subscription.dispose()
        })
        relay.accept(1)
        relay.accept(2)
        XCTAssertEqual(elements, ["1"])
    }
}
