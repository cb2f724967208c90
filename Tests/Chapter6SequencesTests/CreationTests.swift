// The document's claims about what is behind `Observable.of`: D002-01 to D002-10.

import TestSupport
import XCTest

@testable import MiniRxTraced

/// A sequence that is no `Observable`: 2, 1 and the end.
private struct Countdown: ObservableType {
    typealias Element = Int

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Int {
        [.next(2), .next(1), .completed].forEach(observer.on)
        return Disposables.create()
    }
}

final class CreationTests: LeakCheckedTestCase {
    private let create = recorded("create-subscribe")
    private let of = Calls(of: { Observable.of(1, 2, 3).subscribe(onNext: { _ in }).dispose() })
    private let sink = "Sink.forwardOn(_:) [self: ObservableSequenceSink]"

    func testD002_01_subscribeIsAllThatASequenceMustHave() throws {
        // `asObservable`, `map` and `subscribe(onNext:…)` are there already.
        let expected = ["next(20)", "next(10)", "completed", "disposed"]
        XCTAssertEqual(events(of: Countdown().asObservable().map { $0 * 10 }), expected)
        let text = try source("Sources/MiniRx/Core/ObservableType.swift")
        let declaration = text.components(separatedBy: "public protocol ").last ?? ""
        let requirements = declaration.components(separatedBy: "\n}")[0]
        XCTAssertTrue(requirements.hasPrefix("ObservableType: ObservableConvertibleType {"))
        XCTAssertEqual(requirements.matches(of: #/\b(func|var|init|subscript)\b/#).count, 1)
    }

    /// That the abstract one ends the program: `MisuseTests`, in a process of its own.
    func testD002_02_observableIsAClassWhoseSubscribeIsAbstract() throws {
        func isSequence<Source: ObservableType>(_ type: Source.Type) -> Bool { true }
        XCTAssertTrue(isSequence(Observable<Int>.self))
        let type: Any.Type = Observable<Int>.self
        XCTAssertTrue(type is AnyClass)
        let text = try source("Sources/MiniRx/Core/Observable.swift")
        XCTAssertTrue(text.contains(#/func subscribe<.*\n.*\{\s+rxAbstractMethod\(\)\s+\}/#))
    }

    func testD002_03_producerSubscribesAndLeavesRunToItsSubclasses() throws {
        XCTAssertEqual(
            classChain(Observable<Int>.create { _ in Disposables.create() }),
            ["AnonymousObservable", "Producer", "Observable"]
        )
        XCTAssertNil(
            create.missing([
                "Producer.subscribe(_:) [self: AnonymousObservable]",
                "AnonymousObservable.run(_:cancel:)",
            ])
        )
        let text = try source("Sources/MiniRx/Observables/Producer.swift")
        XCTAssertFalse(text.contains("public"), "it is internal")
        XCTAssertTrue(text.contains("(sink: Disposable, subscription: Disposable)"))
        XCTAssertTrue(text.contains(#/func run<.*\n.*\n\s+\{\s+rxAbstractMethod\(\)\s+\}/#))
    }

    func testD002_04_runThenTheDisposerIsFilledAndReturned() {
        XCTAssertEqual(
            create.caller(of: "CurrentThreadScheduler.schedule(_:action:)"),
            "Producer.subscribe(_:) [self: AnonymousObservable]"
        )
        XCTAssertEqual(
            create.made(by: "closure#1 in Producer.subscribe(_:)"),
            [
                "AnonymousObservable.run(_:cancel:)",
                "SinkDisposer.setSinkAndSubscription(sink:subscription:)",
            ]
        )
        let returned = Observable<Int>.create { _ in Disposables.create() }.subscribe { _ in }
        defer { returned.dispose() }
        XCTAssertEqual(typeName(returned), "SinkDisposer")
        let cancel = property(path: "sink.cancel", of: returned) as AnyObject
        XCTAssertTrue(cancel === returned as AnyObject)
    }

    func testD002_05_ofHasASchedulerThatIsTheCurrentThread() {
        XCTAssertEqual(of.all.first, "ObservableType.of(_:scheduler:)")
        XCTAssertEqual(
            of.made(by: "ObservableType.of(_:scheduler:)"),
            ["ObservableSequence.init(elements:scheduler:)"]
        )
        let scheduler = property("scheduler", of: Observable.of(1, 2, 3)) as AnyObject
        XCTAssertTrue(scheduler === CurrentThreadScheduler.instance)
        XCTAssertEqual(
            of.made(by: "Producer.subscribe(_:) [self: ObservableSequence]").last,
            "CurrentThreadScheduler.schedule(_:action:)"
        )
    }

    func testD002_06_runMakesASinkAndRunsIt() {
        XCTAssertEqual(
            of.made(by: "ObservableSequence.run(_:cancel:)"),
            [
                "ObservableSequenceSink.init(parent:observer:cancel:)",
                "ObservableSequenceSink.run()",
            ]
        )
        let line = Timeline()
        let returned = Observable.of(1, scheduler: line.clock).subscribe { _ in }
        defer {
            returned.dispose()
            line.advance(to: 1)
        }
        let parts = ["sink", "subscription"].compactMap { property($0, of: returned) }
        XCTAssertEqual(parts.map(typeName), ["ObservableSequenceSink", "AnonymousDisposable"])
    }

    func testD002_07_eachTurnForwardsOneEventByTheSink() {
        XCTAssertEqual(
            of.made(by: "ObservableSequenceSink.run()"),
            ["ImmediateSchedulerType.scheduleRecursive(_:action:) [self: CurrentThreadScheduler]"]
        )
        let again = "RecursiveImmediateScheduler.schedule(_:)"
        XCTAssertEqual(
            of.madeByEach("closure#1 in ObservableSequenceSink.run()"),
            [
                ["\(sink) (next(1))", again],
                ["\(sink) (next(2))", again],
                ["\(sink) (next(3))", again],
                ["\(sink) (completed)", "Sink.dispose() [self: ObservableSequenceSink]"],
            ]
        )
        let stopped = Calls(of: { _ = Observable.of(1, 2, 3).take(2).subscribe() })
        XCTAssertEqual(stopped.count("\(sink) (next(2))"), 1)
        XCTAssertEqual(stopped.count("\(sink) (next(3))"), 0)
        XCTAssertEqual(stopped.count("\(sink) (completed)"), 0)
    }

    func testD002_08_allAreProducersAndFourOfThemNeverRun() {
        /// Which types of the machinery take part in a subscription.
        func machinery(_ observable: Observable<Int>) -> Set<String> {
            XCTAssertTrue(classChain(observable).contains("Producer"))
            let calls = Calls(of: { observable.subscribe(onError: { _ in }).dispose() })
            let types = calls.all.map { String($0.prefix { $0 != "." }) }
            return Set(["Producer", "SinkDisposer", "CurrentThreadScheduler"]).intersection(types)
        }
        let noSink: [Observable<Int>] = [.just(5), .empty(), .never(), .error(Failure())]
        for observable in noSink {
            XCTAssertEqual(machinery(observable), [])
        }
        XCTAssertEqual(
            machinery(.range(start: 1, count: 1)),
            ["Producer", "SinkDisposer", "CurrentThreadScheduler"]
        )
    }

    func testD002_09_subscribeThenRunThenTheEvent() {
        XCTAssertNil(
            create.missing([
                "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)"
                    + " [self: AnonymousObservable]",
                "Producer.subscribe(_:) [self: AnonymousObservable]",
                "CurrentThreadScheduler.isScheduleRequired.get",
                "AnonymousObservable.run(_:cancel:)",
                "AnonymousObservableSink.run(_:)",
                "(user) closure#1",
                "AnonymousObserver.onCore(_:) (next(1))",
            ])
        )
        // And `just` is the short way round all of it.
        XCTAssertEqual(
            recorded("factories").made(by: "Just.subscribe(_:)").first,
            "ObserverBase.on(_:) [self: AnonymousObserver] (next(1))"
        )
    }

    func testD002_10_nothingIsSentUntilSomebodySubscribes() {
        var count = 0
        let source = Observable<Int>.create { observer in
            count += 1
            observer.onCompleted()
            return Disposables.create()
        }
        let elements = sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }.lazy.map { element in
            count += 10
            return element
        }
        let sequence = Observable.from(elements)
        XCTAssertEqual(count, 0)
        _ = (source.subscribe(), source.subscribe())
        XCTAssertEqual(count, 2)
        _ = sequence.subscribe()
        XCTAssertEqual(count, 32)
    }
}
