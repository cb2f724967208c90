// In which order `do` calls its closures, and on which thread. RxSwift 6.2.0 did the same in the same runs.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class DoTests: LeakCheckedTestCase {
    private typealias Change = (Observable<Int>) -> Observable<Int>

    /// How a subscription ends.
    private enum Ending: String, CaseIterable {
        case completed
        case error
        case dispose
        case bag
    }

    /// A subscription that notes in parentheses what its own closures are called with.
    private func subscribe(to observable: Observable<Int>, _ notes: Notes) -> Disposable {
        observable.subscribe(
            onNext: { _ in notes.add("(element)") },
            onError: { _ in notes.add("(error)") },
            onCompleted: { notes.add("(completed)") },
            onDisposed: { notes.add("(disposed)") }
        )
    }

    // MARK: The order

    /// The notes of a subject that sends an element and then ends.
    private func order(_ ending: Ending) -> String {
        let notes = Notes()
        let subject = PublishSubject<Int>()
        let subscription = subscribe(to: subject.noteAll(notes.add), notes)
        var bag: DisposeBag? = DisposeBag()
        subject.onNext(1)
        switch ending {
        case .completed: subject.onCompleted()
        case .error: subject.onError(Failure())
        case .dispose: subscription.dispose()
        case .bag:
            bag?.insert(subscription)
            bag = nil
        }
        return notes.all.joined(separator: " ")
    }

    func testTheFourEndings() {
        let before = "onSubscribe onSubscribed onNext (element) afterNext "
        XCTAssertEqual(
            order(.completed),
            before + "onCompleted (completed) (disposed) afterCompleted onDispose"
        )
        XCTAssertEqual(
            order(.error),
            before + "onError (error) (disposed) afterError onDispose"
        )
        XCTAssertEqual(order(.dispose), before + "onDispose (disposed)")
        XCTAssertEqual(order(.bag), before + "onDispose (disposed)")
    }

    func testASourceThatSendsInsideSubscribe() {
        let notes = Notes()
        subscribe(to: Observable.just(1).noteAll(notes.add), notes).dispose()
        XCTAssertEqual(
            notes.all.joined(separator: " "),
            "onSubscribe onNext (element) afterNext onCompleted (completed) (disposed) "
                + "afterCompleted onSubscribed onDispose"
        )
    }

    /// `take` disposes while `do` is passing the element on.
    func testDownstreamOfItTakeDisposesBeforeAfterNext() {
        let notes = Notes()
        subscribe(to: Observable.of(1, 2).noteAll(notes.add).take(1), notes).dispose()
        XCTAssertEqual(
            notes.all.joined(separator: " "),
            "onSubscribe onSubscribed onNext (element) (completed) (disposed) onDispose afterNext"
        )
    }

    // MARK: The threads

    private let a = SerialDispatchQueueScheduler(internalSerialQueueName: "a")
    private let b = SerialDispatchQueueScheduler(internalSerialQueueName: "b")
    private let source = SerialDispatchQueueScheduler(internalSerialQueueName: "source")
    private let disposer = SerialDispatchQueueScheduler(internalSerialQueueName: "disposer")

    /// Returns when `scheduler` has called `body`.
    private func run(
        on scheduler: SerialDispatchQueueScheduler,
        _ body: @escaping () -> Void = {}
    ) {
        let done = DispatchSemaphore(value: 0)
        _ = scheduler.schedule(()) {
            body()
            done.signal()
            return Disposables.create()
        }
        done.wait()
    }

    /// Lets `schedulers` do nothing until the result is called.
    private func hold(_ schedulers: [SerialDispatchQueueScheduler]) -> () -> Void {
        let go = DispatchSemaphore(value: 0)
        for scheduler in schedulers {
            _ = scheduler.schedule(()) {
                go.wait()
                return Disposables.create()
            }
        }
        return { schedulers.forEach { _ in go.signal() } }
    }

    /// The notes of a subscription that main makes. A queue `source` sends an element and the end,
    /// a queue `disposer` disposes. The schedulers in `held` wait meanwhile.
    private func lanes(
        _ change: (Observable<Int>, Change) -> Observable<Int>,
        _ ending: Ending,
        held: [SerialDispatchQueueScheduler] = [],
        isSenderHeld: Bool = false
    ) -> String {
        let notes = Notes()
        func has(_ name: String) -> Bool { notes.all.contains { $0.hasPrefix(name + " ") } }
        let subject = PublishSubject<Int>()
        let isDisposed = DispatchSemaphore(value: 0)
        let watch: Change = {
            $0.noteAll { name in
                if isSenderHeld, name == "afterCompleted" || name == "afterError" {
                    XCTAssertEqual(isDisposed.wait(timeout: .now() + 10), .success)
                }
                notes.add("\(name) \(Lane.current)")
                if name == "onDispose" { isDisposed.signal() }
            }
        }
        let subscription = change(subject, watch).subscribe(onError: { _ in })
        XCTAssertTrue(waitOnMain { subject.hasObservers && has("onSubscribed") })
        run(on: source) { subject.onNext(1) }
        XCTAssertTrue(waitOnMain { has("afterNext") })
        let release = hold(held)
        var bag: DisposeBag? = DisposeBag()
        switch ending {
        case .completed: run(on: source) { subject.onCompleted() }
        case .error: run(on: source) { subject.onError(Failure()) }
        case .dispose: run(on: disposer) { subscription.dispose() }
        case .bag:
            bag?.insert(subscription)
            run(on: disposer) { bag = nil }
        }
        let last = ["completed": "afterCompleted", "error": "afterError"][ending.rawValue]
        XCTAssertTrue(waitOnMain { has("onDispose") && (last.map(has) ?? true) })
        release()
        [a, b].forEach { run(on: $0) }
        return notes.all.joined(separator: ", ")
    }

    /// Checks which queue runs which closures: `onSubscribe` and `onSubscribed`, those of the events,
    /// `onDispose` after `dispose()` on `disposer`. `rival` is a queue downstream that disposes after
    /// a terminal event as well: `onDispose` runs on the one that comes first.
    private func check(
        subscribing: String,
        events: String,
        dispose: String,
        rival: String? = nil,
        line: UInt = #line,
        _ change: (Observable<Int>, Change) -> Observable<Int>
    ) {
        let before = [
            "onSubscribe \(subscribing)", "onSubscribed \(subscribing)", "onNext \(events)",
            "afterNext \(events)",
        ]
        func expect(
            _ after: [String],
            _ ending: Ending,
            held: [SerialDispatchQueueScheduler] = [],
            isSenderHeld: Bool = false
        ) {
            XCTAssertEqual(
                lanes(change, ending, held: held, isSenderHeld: isSenderHeld),
                (before + after).joined(separator: ", "),
                line: line
            )
        }
        for (ending, name) in [(Ending.completed, "Completed"), (.error, "Error")] {
            expect(
                ["on\(name) \(events)", "after\(name) \(events)", "onDispose \(events)"],
                ending,
                held: events == "b" ? [a] : [a, b]
            )
            guard let rival else { continue }
            expect(
                ["on\(name) \(events)", "onDispose \(rival)", "after\(name) \(events)"],
                ending,
                held: rival == "b" ? [a] : [],
                isSenderHeld: true
            )
        }
        expect(["onDispose \(dispose)"], .dispose)
        expect(["onDispose \(dispose)"], .bag)
    }

    func testThreadsWithoutAScheduler() {
        check(subscribing: "main", events: "source", dispose: "disposer") { $1($0) }
    }

    func testThreadsBesideSubscribeOn() {
        check(subscribing: "a", events: "source", dispose: "a", rival: "a") {
            $1($0).subscribe(on: a)
        }
        check(subscribing: "main", events: "source", dispose: "disposer") {
            $1($0.subscribe(on: a))
        }
    }

    func testThreadsBesideObserveOn() {
        check(subscribing: "main", events: "source", dispose: "disposer", rival: "b") {
            $1($0).observe(on: b)
        }
        check(subscribing: "main", events: "b", dispose: "disposer") { $1($0.observe(on: b)) }
    }

    func testThreadsBesideBoth() {
        check(subscribing: "a", events: "source", dispose: "a", rival: "a") {
            $1($0).subscribe(on: a).observe(on: b)
        }
        check(subscribing: "a", events: "source", dispose: "a", rival: "b") {
            $1($0).observe(on: b).subscribe(on: a)
        }
        check(subscribing: "main", events: "source", dispose: "disposer", rival: "b") {
            $1($0.subscribe(on: a)).observe(on: b)
        }
        check(subscribing: "main", events: "b", dispose: "disposer") {
            $1($0.subscribe(on: a).observe(on: b))
        }
        check(subscribing: "a", events: "b", dispose: "a", rival: "a") {
            $1($0.observe(on: b)).subscribe(on: a)
        }
    }

    /// What is sent inside `subscribe` is sent on the queue that subscribes, before `onSubscribed`.
    func testThreadsOfASourceThatSendsInsideSubscribe() {
        func lanes(_ change: (Observable<Int>, Change) -> Observable<Int>) -> String {
            let notes = Notes()
            let create = Observable<Int>.create { observer in
                observer.onNext(1)
                observer.onCompleted()
                return Disposables.create()
            }
            let watch: Change = { $0.noteAll { notes.add("\($0) \(Lane.current)") } }
            _ = change(create, watch).subscribe()
            XCTAssertTrue(waitOnMain { notes.all.count == 7 })
            [a, b].forEach { run(on: $0) }
            return notes.all.joined(separator: ", ")
        }
        func all(on lane: String) -> String {
            [
                "onSubscribe", "onNext", "afterNext", "onCompleted", "afterCompleted",
                "onSubscribed", "onDispose",
            ]
            .map { "\($0) \(lane)" }.joined(separator: ", ")
        }
        XCTAssertEqual(lanes { $1($0) }, all(on: "main"))
        XCTAssertEqual(lanes { $1($0).observe(on: b) }, all(on: "main"))
        XCTAssertEqual(lanes { $1($0).subscribe(on: a) }, all(on: "a"))
        XCTAssertEqual(lanes { $1($0).subscribe(on: a).observe(on: b) }, all(on: "a"))
    }

    /// `subscribe(on: b)` subscribes to `do` on b, and `subscribe(on: a)` to the source on a.
    func testSeveralSubscribeOnAroundIt() {
        let notes = Notes()
        let source = Observable<Int>.create { observer in
            notes.add("create \(Lane.current)")
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
        _ = source.subscribe(on: a).noteAll { notes.add("\($0) \(Lane.current)") }
            .subscribe(on: b)
            .subscribe(
                onNext: { _ in notes.add("handler \(Lane.current)") },
                onCompleted: { notes.add("end \(Lane.current)") }
            )
        XCTAssertTrue(waitOnMain { notes.all.count == 10 })
        [a, b].forEach { run(on: $0) }
        // Which of the two threads disposes first is not fixed.
        XCTAssertEqual(
            notes.all.filter { !$0.hasPrefix("onDispose") }.sorted(),
            [
                "afterCompleted a", "afterNext a", "create a", "end a", "handler a",
                "onCompleted a",
                "onNext a", "onSubscribe b", "onSubscribed b",
            ]
        )
    }
}
