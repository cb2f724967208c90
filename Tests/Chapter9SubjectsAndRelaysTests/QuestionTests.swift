// What learners ask about subjects and relays, and the answers.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SubjectQuestionTests: LeakCheckedTestCase {
    private func prints(of name: String) -> [String] {
        recorded(name).all.filter { $0.hasPrefix("# prints ") }.map { String($0.dropFirst(9)) }
    }

    func testASubjectTakesTheEndOverAndARelayDoesNot() {
        XCTAssertEqual(
            prints(of: "subject-or-relay"),
            ["subject 1", "subject completed", "relay 1", "relay 2"]
        )
    }

    /// Nobody listens to the subject, and the source goes on all the same.
    func testASubjectDoesNotStopItsSource() {
        var isDisposed = false
        var send: AnyObserver<Int>?
        let source = Observable<Int>.create { observer in
            send = observer
            return Disposables.create { isDisposed = true }
        }
        let subject = PublishSubject<Int>()
        let feeding = source.subscribe(subject)
        let events = Events(subject)
        send?.onNext(1)
        events.subscription.dispose()
        XCTAssertFalse(subject.hasObservers)
        XCTAssertFalse(isDisposed)
        XCTAssertEqual(
            Calls(of: { send?.onNext(2) }).count("PublishSubject.on(_:) (next(2))"),
            1,
            "the subject is still told, and tells nobody"
        )
        feeding.dispose()
        XCTAssertTrue(isDisposed)
    }

    /// The first observer accepts another value while the first one is being handed round.
    func testTheValueAndTheLastElementSeen() {
        let relay = BehaviorRelay(value: 0)
        var seen: [String] = []
        let first = relay.subscribe(onNext: { element in
            seen.append("first \(element)")
            if element == 1 { relay.accept(2) }
        })
        let second = relay.subscribe(onNext: { seen.append("second \($0)") })
        seen = []
        let output = captureOutput { relay.accept(1) }
        XCTAssertEqual(seen, ["first 1", "first 2", "second 2", "second 1"])
        XCTAssertEqual(relay.value, 2, "though the second has seen 1 last")
        XCTAssertTrue(output.contains("Reentrancy anomaly"), output)
        [first, second].forEach { $0.dispose() }
    }

    /// With a queue in between, the value is there before the element arrives.
    func testTheValueIsAheadOfAnElementThatWaits() {
        let line = Timeline()
        let relay = BehaviorRelay(value: 0)
        let subscription = relay.asObservable().observe(on: line.clock).subscribe(onNext: {
            line.note("element \($0), value \(relay.value)")
        })
        relay.accept(1)
        relay.accept(2)
        line.advance(to: 1)
        XCTAssertEqual(
            line.all.map { $0.suffix(18) },
            ["element 0, value 2", "element 1, value 2", "element 2, value 2"]
        )
        subscription.dispose()
    }

    /// One thread is held in the first observer, while another one sends. The second observer hears
    /// of the two in the wrong order.
    func testTwoThreadsThatSendAtOnce() {
        let subject = BehaviorSubject(value: 0)
        let notes = Notes()
        let (isInside, mayLeave) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let first = subject.subscribe(onNext: { element in
            if element == 1 {
                isInside.signal()
                mayLeave.wait()
            }
        })
        let second = subject.skip(1).subscribe(onNext: { notes.add("\($0)") })
        let output = captureOutput {
            let queue = DispatchQueue(label: "worker")
            queue.async { subject.onNext(1) }
            isInside.wait()
            subject.onNext(2)
            mayLeave.signal()
            queue.sync {}
        }
        XCTAssertEqual(notes.all, ["2", "1"])
        XCTAssertEqual(try subject.value(), 2)
        XCTAssertTrue(output.contains("Synchronization anomaly"), output)
        [first, second].forEach { $0.dispose() }
    }

    /// What makes it right: one queue, on which everybody sends.
    func testSendingOnOneQueueKeepsTheOrder() {
        let subject = PublishSubject<Int>()
        let sending = DispatchQueue(label: "sending")
        let notes = Notes()
        let subscriptions = [
            subject.subscribe(onNext: { notes.add("a\($0)") }),
            subject.subscribe(onNext: { notes.add("b\($0)") }),
        ]
        let output = captureOutput {
            elsewhere { sending.sync { subject.onNext(1) } }
            sending.sync { subject.onNext(2) }
        }
        XCTAssertEqual(notes.all, ["a1", "b1", "a2", "b2"])
        XCTAssertEqual(output, "")
        subscriptions.forEach { $0.dispose() }
    }

    func testABindingKeepsTheRelayThatItFeeds() {
        let source = PublishRelay<Int>()
        weak var target: BehaviorRelay<Int>?
        func bind() -> Disposable {
            let relay = BehaviorRelay(value: 0)
            target = relay
            return source.bind(to: relay)
        }
        let binding = bind()
        XCTAssertNotNil(target)
        binding.dispose()
        XCTAssertNil(target)
    }

    /// The other end is not kept: it is the source that holds the binding.
    func testABindingDoesNotKeepItsSource() {
        let target = BehaviorRelay(value: 0)
        weak var source: PublishRelay<Int>?
        func bind() -> Disposable {
            let relay = PublishRelay<Int>()
            source = relay
            return relay.bind(to: target)
        }
        let binding = bind()
        XCTAssertNil(source)
        binding.dispose()
    }

    /// Each holds the other, by its binding.
    func testTwoRelaysBoundToEachOtherStay() {
        weak var first: PublishRelay<Int>?
        func bind() -> DisposeBag {
            let (one, other) = (PublishRelay<Int>(), PublishRelay<Int>())
            first = one
            let bag = DisposeBag()
            one.filter { $0 < 0 }.bind(to: other).disposed(by: bag)
            other.filter { $0 > 0 }.bind(to: one).disposed(by: bag)
            return bag
        }
        var bag: DisposeBag? = bind()
        XCTAssertNotNil(first)
        XCTAssertNotNil(bag)
        bag = nil
        XCTAssertNil(first, "the bag ends both bindings, and with them the cycle")
    }

    /// Observers of a subject that is disposed of receive nothing. Late subscribers receive an error.
    func testDisposingOfASubjectSendsNothing() {
        let subject = PublishSubject<Int>()
        let events = Events(subject)
        subject.dispose()
        subject.onNext(1)
        XCTAssertEqual(events.all, [])
        XCTAssertFalse(subject.hasObservers)
        let late = Events(subject)
        XCTAssertEqual(late.all.count, 2)
        XCTAssertTrue(late.all[0].contains("was already disposed."), late.all[0])
        events.subscription.dispose()
        XCTAssertEqual(events.all, ["disposed"])
        late.subscription.dispose()
    }

    /// A subject hides what else it is when it is given away as an observable.
    func testAsObservableIsStillTheSubject() {
        let subject = PublishSubject<Int>()
        XCTAssertTrue(subject.asObservable() === subject)
        XCTAssertTrue(subject.asObservable() is PublishSubject<Int>, "a cast finds it")
        let relay = PublishRelay<Int>()
        let events = Events(relay.asObservable())
        (relay.asObservable() as? PublishSubject<Int>)?.onCompleted()
        XCTAssertEqual(events.all, ["completed", "disposed"], "so a relay can be ended, by a cast")
        events.subscription.dispose()
    }

    /// Subscribing to a relay costs what subscribing to its subject costs.
    func testARelayAddsOneCallAndNoObject() {
        let (subject, relay) = (PublishSubject<Int>(), PublishRelay<Int>())
        let direct = Calls(of: {
            let subscription = subject.subscribe { _ in }
            subject.onNext(1)
            subscription.dispose()
        }).all
        let before = Resources.total
        var live = Int32(0)
        let wrapped = Calls(of: {
            let subscription = relay.subscribe { _ in }
            live = Resources.total - before
            relay.accept(1)
            subscription.dispose()
        }).all
        XCTAssertEqual(
            wrapped.filter { !$0.contains("Relay.asObservable") && !$0.contains("Relay.accept") }
                .map { $0.replacing("[self: PublishRelay]", with: "[self: PublishSubject]") },
            direct
        )
        XCTAssertEqual(wrapped.count, direct.count + 2)
        XCTAssertEqual(live, 1, "the observer")
    }
}
