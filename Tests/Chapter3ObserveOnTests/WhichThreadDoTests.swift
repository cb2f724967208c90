// Which thread the nine closures of `do` run on, at three places of a chain: *do* in the appendix
// about threads.

import MiniRxTraced
import Recorder
import TestSupport
import XCTest

final class WhichThreadDoTests: LeakCheckedTestCase {
    private let notes = Notes()
    private let target = DispatchQueue(label: "target")

    /// Subscribes to the chain of the table. The closure of `create` calls `send` after `subscribe`
    /// has returned.
    @discardableResult
    private func subscribe(_ send: @escaping (AnyObserver<Int>) -> Void) -> Disposable {
        let isSubscribed = DispatchSemaphore(value: 0)
        defer { isSubscribed.signal() }
        return Observable<Int>.create { observer in
            isSubscribed.wait()
            send(observer)
            return Disposables.create()
        }
        .noteAll(at("upstream")).subscribe(on: scheduler("a"))
        .noteAll(at("between")).observe(on: scheduler("b", over: target))
        .noteAll(at("downstream")).subscribe()
    }

    /// Notes the place of a `do`, the closure's name and its lane.
    private func at(_ place: String) -> (String) -> Void {
        { [notes] name in notes.here("\(place) \(name)") }
    }

    /// The lane of each closure at a place, once `count` closures have run there.
    private func lanes(_ place: String, count: Int) -> [String: String] {
        func all() -> [[Substring]] {
            notes.all.map { $0.split(separator: " ") }.filter { $0[0] == place }
        }
        XCTAssertTrue(waitOnMain { all().count == count }, "\(place): \(all())")
        return Dictionary(all().map { (String($0[1]), String($0[2])) }) { "\($0) and \($1)" }
    }

    /// - parameter names: The closures that events call.
    /// - parameter events: Their lane, at each place.
    /// - parameter dispose: The lane of `onDispose`, at each place.
    private func check(
        _ names: [String],
        events: [String],
        dispose: [String],
        line: UInt = #line
    ) {
        let subscriptions = ["a", "main", "main"]
        for (index, place) in ["upstream", "between", "downstream"].enumerated() {
            var expected = ["onSubscribe": subscriptions[index]]
            expected["onSubscribed"] = subscriptions[index]
            for name in names { expected[name] = events[index] }
            expected["onDispose"] = dispose[index]
            XCTAssertEqual(lanes(place, count: names.count + 3), expected, place, line: line)
        }
    }

    /// The same, with b suspended until a has disposed. Otherwise b, which delivers the terminal
    /// event, may dispose first.
    private func subscribeHoldingB(_ send: @escaping (AnyObserver<Int>) -> Void) {
        target.suspend()
        subscribe(send)
        XCTAssertTrue(waitOnMain { notes.all.contains { $0.hasPrefix("between onDispose") } })
        target.resume()
    }

    func testTheSourceCompletes() {
        subscribeHoldingB {
            $0.onNext(1)
            $0.onCompleted()
        }
        check(
            ["onNext", "afterNext", "onCompleted", "afterCompleted"],
            events: ["a", "a", "b"],
            dispose: ["a", "a", "b"]
        )
    }

    func testTheSourceFails() {
        subscribeHoldingB { $0.onError(Failure()) }
        check(["onError", "afterError"], events: ["a", "a", "b"], dispose: ["a", "a", "b"])
    }

    func testDisposingOfTheSubscription() {
        let subscription = subscribe { _ in }
        XCTAssertTrue(waitOnMain { notes.all.contains("upstream onSubscribed a") })
        on("x") { subscription.dispose() }
        check([], events: [], dispose: ["a", "x", "x"])
    }

    func testReleasingTheBag() {
        var bag: DisposeBag? = DisposeBag()
        subscribe { _ in }.disposed(by: bag!)
        XCTAssertTrue(waitOnMain { notes.all.contains("upstream onSubscribed a") })
        on("x") { bag = nil }
        check([], events: [], dispose: ["a", "x", "x"])
    }

    /// Upstream, x, where the source terminates, and a, where `subscribe(on:)` disposes, compete to
    /// be the first to dispose.
    func testTheSourceSendsFromAnotherQueue() {
        let x = DispatchQueue(label: "x")
        subscribeHoldingB { observer in
            x.async {
                observer.onNext(1)
                observer.onCompleted()
            }
        }
        let names = ["onNext", "afterNext", "onCompleted", "afterCompleted"]
        let first = lanes("upstream", count: 7)["onDispose"] ?? ""
        XCTAssertTrue(["a", "x"].contains(first), first)
        check(names, events: ["x", "x", "b"], dispose: [first, "x", "b"])
    }

    /// A disposal before `subscribe` has returned only sets a flag. Main, which subscribes, disposes.
    func testTheSourceTerminatesBeforeSubscribeHasReturned() {
        let (notes, queue) = (notes, DispatchQueue(label: "target"))
        let subscription = Observable.just(1).subscribe(on: scheduler("a", over: queue))
            .do(
                onSubscribed: { queue.sync {} },
                onDispose: { notes.here("onDispose") }
            )
            .noteEvents(in: notes)
        XCTAssertEqual(notes.all, ["next(1) a", "completed a", "onDispose main"])
        subscription.dispose()
    }
}
