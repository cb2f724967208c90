// The document's claims about the two operators that switch schedulers: D000-45 to D000-59.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class SwitchingTests: LeakCheckedTestCase {
    private let trace = recorded("schedulers")
    private let source = Observable<Int>.create { _ in Disposables.create() }
    private let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")

    @available(*, deprecated)
    func testD000_45_theOldNamesForwardToTheNewOnes() {
        XCTAssertEqual(
            Calls { _ = source.subscribeOn(serial) }
                .made(by: "ObservableType.subscribeOn(_:) [self: AnonymousObservable]"),
            ["ObservableType.subscribe(on:) [self: AnonymousObservable]"]
        )
        XCTAssertEqual(
            Calls { _ = source.observeOn(serial) }
                .made(by: "ObservableType.observeOn(_:) [self: AnonymousObservable]"),
            ["ObservableType.observe(on:) [self: AnonymousObservable]"]
        )
    }

    func testD000_46_aChainCanHaveTwoSchedulers() {
        XCTAssertEqual(trace.lanes, ["main", "com.apple.root.default-qos"])
    }

    func testD000_47_subscribeOnMovesTheSubscriptionAndItsDisposal() {
        let notes = Notes()
        let source = Observable<Int>.create { _ in
            notes.add("subscribed on \(Lane.current)")
            return Disposables.create { notes.add("cleaned up on \(Lane.current)") }
        }
        let subscription = source.subscribe(on: serial).subscribe()
        XCTAssertTrue(waitOnMain { notes.all.count == 1 })
        subscription.dispose()
        XCTAssertTrue(waitOnMain { notes.all.count == 2 })
        XCTAssertEqual(notes.all, ["subscribed on serial", "cleaned up on serial"])
    }

    func testD000_48_observeOnMovesWhatStandsBelow() {
        let notes = Notes()
        let subscription = Observable.just(1)
            .map { element -> Int in
                notes.add("above on \(Lane.current)")
                return element
            }
            .observe(on: serial)
            .map { element -> Int in
                notes.add("below on \(Lane.current)")
                return element
            }
            .subscribe()
        XCTAssertTrue(waitOnMain { notes.all.count == 2 })
        XCTAssertEqual(notes.all, ["above on main", "below on serial"])
        subscription.dispose()
    }

    func testD000_49_theClosureRunsOnTheGlobalQueueTheHandlersOnMainAndTheAssemblyOnTheCaller() {
        XCTAssertEqual(trace.lanes(of: "(user) closure#1"), ["com.apple.root.default-qos"])
        XCTAssertEqual(trace.lanes(of: "(user) closure#2"), ["main", "main"])
        XCTAssertEqual(trace.lanes(of: "(user) closure#4"), ["main"])
        XCTAssertEqual(trace.lanes(of: "SubscribeOnSink.run()"), ["main"])
        XCTAssertEqual(
            trace.lanes(of: "AnonymousObservable.run(_:cancel:)"),
            ["com.apple.root.default-qos"]
        )
    }

    func testD000_50_thePrintsAre1And2AndCompleted() {
        XCTAssertEqual(
            trace.all.filter { $0.hasPrefix("# prints") },
            ["# prints 1", "# prints 2", "# prints completed"]
        )
    }

    func testD000_51_subscribeOnOnlyKeepsSourceAndScheduler() {
        XCTAssertEqual(
            trace.made(by: "ObservableType.subscribe(on:) [self: AnonymousObservable]"),
            ["SubscribeOn.init(source:scheduler:)"]
        )
        XCTAssertEqual(
            propertyNames(of: source.subscribe(on: serial)),
            ["source", "scheduler"]
        )
    }

    func testD000_52_subscribeOnIsAProducer() {
        XCTAssertEqual(
            classChain(source.subscribe(on: serial)),
            ["SubscribeOn", "Producer", "Observable"]
        )
        XCTAssertEqual(
            trace.made(by: "SubscribeOn.run(_:cancel:)"),
            ["SubscribeOnSink.init(parent:observer:cancel:)", "SubscribeOnSink.run()"]
        )
    }

    func testD000_53_theSchedulersClassChoosesTheOperator() {
        let concurrent = ConcurrentDispatchQueueScheduler(qos: .default)
        XCTAssertEqual(
            typeName(source.observe(on: serial)),
            "ObserveOnSerialDispatchQueue"
        )
        XCTAssertEqual(typeName(source.observe(on: concurrent)), "ObserveOn")
    }

    func testD000_54_observeOnMakesAnObservableAndNoScheduler() {
        XCTAssertEqual(
            trace.made(by: "ObservableType.observe(on:) [self: SubscribeOn]"),
            [
                "Observable.asObservable() [self: SubscribeOn]",
                "ObserveOnSerialDispatchQueue.init(source:scheduler:)",
            ]
        )
    }

    func testD000_55_theOperatorAndTheSchedulerAreUnrelated() {
        let operators = classChain(source.observe(on: serial))
        XCTAssertTrue(Set(operators).isDisjoint(with: classChain(serial)))
    }

    func testD000_56_itsRunMakesTheSinkAndSubscribesTheSourceWithIt() {
        XCTAssertEqual(
            trace.made(by: "ObserveOnSerialDispatchQueue.run(_:cancel:)"),
            [
                "ObserveOnSerialDispatchQueueSink.init(scheduler:observer:cancel:)",
                "Producer.subscribe(_:) [self: SubscribeOn]",
            ]
        )
    }

    func testD000_57_resourcesCountTheObservables() {
        let before = Resources.numberOfSerialDispatchQueueObservables
        var observable: Observable<Int>? = source.observe(on: serial)
        XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables, before + 1)
        observable = nil
        XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables, before)
        XCTAssertNil(observable)
    }

    func testD000_58_itIsAProducer() {
        XCTAssertEqual(
            classChain(source.observe(on: serial)),
            ["ObserveOnSerialDispatchQueue", "Producer", "Observable"]
        )
    }

    func testD000_59_bothKeepTheSourceAndTheScheduler() {
        for observable in [source.subscribe(on: serial), source.observe(on: serial)] {
            XCTAssertTrue(property("source", of: observable) as AnyObject === source)
            XCTAssertTrue(property("scheduler", of: observable) as AnyObject === serial)
        }
    }
}
