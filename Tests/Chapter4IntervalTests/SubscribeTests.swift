// The document's claims about subscribing: D003-16 to D003-24.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SubscribeTests: LeakCheckedTestCase {
    private let trace = recorded("interval")
    private let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "timer")

    private func second() -> Observable<Int> {
        Observable<Int>.interval(.seconds(1), scheduler: SpyScheduler())
    }

    func testD003_16_theOutermostGoesThroughTheTrampolineAndANestedOneDoesNot() {
        XCTAssertEqual(
            trace.made(by: "Producer.subscribe(_:) [self: Timer]"),
            [
                "CurrentThreadScheduler.isScheduleRequired.get",
                "CurrentThreadScheduler.schedule(_:action:)",
            ]
        )
        let nested = Calls(of: { self.second().map { $0 }.subscribe().dispose() })
        XCTAssertEqual(
            nested.made(by: "Producer.subscribe(_:) [self: Timer]"),
            [
                "CurrentThreadScheduler.isScheduleRequired.get", "Timer.run(_:cancel:)",
                "SinkDisposer.setSinkAndSubscription(sink:subscription:)",
            ]
        )
    }

    func testD003_17_bothBranchesDoTheSame() {
        let nested = Calls(of: { self.second().map { $0 }.subscribe().dispose() })
        XCTAssertEqual(
            nested.made(by: "Producer.subscribe(_:) [self: Timer]").dropFirst(),
            trace.made(by: "closure#1 in Producer.subscribe(_:)")[...]
        )
        let subscription = second().subscribe(onNext: { _ in })
        XCTAssertEqual(typeName(property("disposable1", of: subscription)!), "SinkDisposer")
        subscription.dispose()
    }

    func testD003_18_afterDisposeNothingHoldsSinkOrTimer() {
        weak var timer: AnyObject?
        weak var sink: AnyObject?
        func subscribeAndDispose() {
            let interval = Observable<Int>.interval(.milliseconds(1), scheduler: queue)
            let subscription = interval.subscribe(onNext: { _ in })
            timer = interval
            sink = property(path: "disposable1.sink", of: subscription) as AnyObject?
            XCTAssertNotNil(sink)
            subscription.dispose()
        }
        subscribeAndDispose()
        // The source lets go of its handler on its own queue, when it has been cancelled.
        XCTAssertTrue(waitOnMain { sink == nil && timer == nil })
    }

    func testD003_19_threeSubscribesThatTakeClosures() {
        let notes = Notes()
        let one = Observable.just(1)
        one.subscribe { notes.add("\($0)") }.dispose()
        one.subscribe(onNext: { notes.add("\($0)") }).dispose()
        one.subscribe(with: notes, onNext: { notes, number in notes.add("\(number)") }).dispose()
        XCTAssertEqual(notes.all, ["next(1)", "completed", "1", "1"])
    }

    func testD003_20_theClosuresBecomeOneObserver() {
        XCTAssertNil(
            trace.missing([
                "AnonymousObserver.init(_:)", "Observable.asObservable() [self: Timer]",
                "Producer.subscribe(_:) [self: Timer]",
            ])
        )
        XCTAssertEqual(trace.count("AnonymousObserver.init(_:)"), 1)
    }

    func testD003_21_subscribeIsPublicAndSaysElement() throws {
        let text = try source("Sources/MiniRx/Core/ObservableType+Extensions.swift")
        XCTAssertTrue(text.contains("public func subscribe("))
        XCTAssertTrue(text.contains("onNext: ((Element) -> Void)? = nil"))
    }

    func testD003_22_afterTheHandlerComesDisposed() {
        let notes = Notes()
        let handler = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, _ in notes.add("default handler") }
        defer { Hooks.defaultErrorHandler = handler }
        func disposed() { notes.add("disposed") }
        Observable<Int>.empty()
            .subscribe(onCompleted: { notes.add("completed") }, onDisposed: disposed).dispose()
        Observable<Int>.error(Failure())
            .subscribe(onError: { _ in notes.add("error") }, onDisposed: disposed).dispose()
        Observable<Int>.error(Failure()).subscribe(onDisposed: disposed).dispose()
        XCTAssertEqual(
            notes.all,
            ["completed", "disposed", "error", "disposed", "default handler", "disposed"]
        )
    }

    func testD003_23_theResultIsAPair() {
        let subscription = second().subscribe(onNext: { _ in })
        XCTAssertEqual(typeName(subscription), "BinaryDisposable")
        XCTAssertEqual(typeName(property("disposable1", of: subscription)!), "SinkDisposer")
        XCTAssertEqual(typeName(property("disposable2", of: subscription)!), "NopDisposable")
        XCTAssertEqual(
            trace.made(by: "BinaryDisposable.dispose()"),
            ["SinkDisposer.dispose()", "NopDisposable.dispose()"]
        )
        subscription.dispose()
    }

    func testD003_24_theSuperclassCallsBackIntoTimer() {
        XCTAssertEqual(
            trace.caller(of: "Timer.run(_:cancel:)"),
            "closure#1 in Producer.subscribe(_:)"
        )
    }
}
