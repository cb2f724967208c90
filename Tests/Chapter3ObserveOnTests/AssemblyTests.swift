// The document's claims about the chain and its parts: D001-01 to D001-17.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class AssemblyTests: LeakCheckedTestCase {
    private let trace = recorded("observe-on")
    private let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")

    func testD001_01_aSchedulerNeedNotChangeThreads() {
        let lanes = Notes()
        Observable.just(1).observe(on: CurrentThreadScheduler.instance)
            .subscribe(onNext: { _ in lanes.add(Lane.current) })
            .dispose()
        XCTAssertEqual(lanes.all, ["main"])
    }

    func testD001_02_observeOnChoosesWhereEventsAreDelivered() {
        XCTAssertEqual(Set(trace.lanes(of: "(user) closure#1")), ["observeOnSerial"])
        XCTAssertEqual(
            trace.lanes(of: "Sink.forwardOn(_:) [self: ObservableSequenceSink] (next(1))"),
            ["main"]
        )
    }

    func testD001_03_elevenEventsInOrder() {
        XCTAssertEqual(
            trace.all.filter { $0.hasPrefix("# prints") },
            (1...10).map { "# prints next(\($0))" } + ["# prints completed"]
        )
    }

    func testD001_04_ofTakesAnyNumberOfElementsAndASchedulerIfYouWant() {
        var elements: [Int] = []
        _ = Observable.of(1, 2, scheduler: CurrentThreadScheduler.instance)
            .subscribe(onNext: { elements.append($0) })
        _ = Observable.of(3).subscribe(onNext: { elements.append($0) })
        XCTAssertEqual(elements, [1, 2, 3])
    }

    func testD001_05_ofReturnsAnObservableSequence() {
        XCTAssertEqual(typeName(Observable.of(1)), "ObservableSequence")
    }

    func testD001_06_whichIsAProducerThatKeepsElementsAndScheduler() {
        XCTAssertEqual(
            classChain(Observable.of(1)),
            ["ObservableSequence", "Producer", "Observable"]
        )
        XCTAssertEqual(propertyNames(of: Observable.of(1)), ["elements", "scheduler"])
    }

    func testD001_07_itsRunMakesTheSinkAndRunsIt() {
        XCTAssertEqual(
            trace.made(by: "ObservableSequence.run(_:cancel:)"),
            [
                "ObservableSequenceSink.init(parent:observer:cancel:)",
                "ObservableSequenceSink.run()",
            ]
        )
    }

    func testD001_08_theSchedulerKeepsQueueAndLeewayInItsConfiguration() {
        XCTAssertTrue(serial as Any is SchedulerType)
        XCTAssertEqual(propertyNames(of: serial.configuration), ["queue", "leeway"])
    }

    func testD001_09_theInitializerMakesAQueueOfThatNameAndLetsYouConfigureIt() {
        var label: String?
        let scheduler = SerialDispatchQueueScheduler(
            internalSerialQueueName: "mine",
            serialQueueConfiguration: { label = $0.label }
        )
        XCTAssertEqual(label, "mine")
        XCTAssertEqual(scheduler.configuration.queue.label, "mine")
        XCTAssertEqual(
            trace.made(
                by: "SerialDispatchQueueScheduler"
                    + ".init(internalSerialQueueName:serialQueueConfiguration:leeway:)"
            ),
            ["SerialDispatchQueueScheduler.init(serialQueue:leeway:)"]
        )
    }

    func testD001_10_leewayDelaysNoWork() {
        let patient = SerialDispatchQueueScheduler(
            internalSerialQueueName: "patient",
            leeway: .seconds(3600)
        )
        let notes = Notes()
        _ = patient.schedule(()) { _ in
            notes.add("work")
            return Disposables.create()
        }
        XCTAssertTrue(waitOnMain { notes.all == ["work"] })
    }

    func testD001_11_serialSchedulersTakeTheShortWay() {
        for scheduler in [serial, MainScheduler.instance, MainScheduler.asyncInstance] {
            XCTAssertEqual(
                typeName(Observable.of(1).observe(on: scheduler)),
                "ObserveOnSerialDispatchQueue"
            )
        }
    }

    func testD001_12_allOthersTakeTheGeneralWayAndKeepTheOrderAllTheSame() {
        let schedulers: [ImmediateSchedulerType] = [
            ConcurrentDispatchQueueScheduler(qos: .default), CurrentThreadScheduler.instance,
            ConcurrentMainScheduler.instance,
            OperationQueueScheduler(operationQueue: OperationQueue()), HistoricalScheduler(),
        ]
        for scheduler in schedulers {
            XCTAssertEqual(typeName(Observable.of(1).observe(on: scheduler)), "ObserveOn")
        }
        let notes = Notes()
        let subscription = Observable.from(1...200)
            .observe(on: schedulers[0])
            .subscribe(onNext: { notes.add("\($0)") }, onCompleted: { notes.add("completed") })
        XCTAssertTrue(waitOnMain { notes.all.last == "completed" })
        XCTAssertEqual(notes.all.dropLast(), (1...200).map(String.init)[...])
        subscription.dispose()
    }

    func testD001_13_whatCountsIsTheSchedulersClassAndNotItsQueue() {
        let serialQueue = DispatchQueue(label: "serial")
        XCTAssertEqual(
            typeName(
                Observable.of(1).observe(on: ConcurrentDispatchQueueScheduler(queue: serialQueue))
            ),
            "ObserveOn"
        )
    }

    func testD001_14_theOperatorIsAProducerThatKeepsSourceAndScheduler() {
        let observable = Observable.of(1).observe(on: serial)
        XCTAssertEqual(
            classChain(observable),
            ["ObserveOnSerialDispatchQueue", "Producer", "Observable"]
        )
        XCTAssertEqual(Set(propertyNames(of: observable)), ["source", "scheduler"])
    }

    func testD001_15_itsRunMakesTheSinkAndSubscribesTheSource() {
        XCTAssertEqual(
            trace.made(by: "ObserveOnSerialDispatchQueue.run(_:cancel:)"),
            [
                "ObserveOnSerialDispatchQueueSink.init(scheduler:observer:cancel:)",
                "Producer.subscribe(_:) [self: ObservableSequence]",
            ]
        )
    }

    func testD001_16_oneSubscribesToWhatObserveOnReturned() {
        XCTAssertEqual(
            trace.count("Producer.subscribe(_:) [self: ObserveOnSerialDispatchQueue]"),
            1
        )
    }

    func testD001_17_theExtensionsSubscribeComesFirst() {
        XCTAssertEqual(
            trace.made(by: "ObservableType.subscribe(_:) [self: ObserveOnSerialDispatchQueue]"),
            [
                "AnonymousObserver.init(_:)",
                "Observable.asObservable() [self: ObserveOnSerialDispatchQueue]",
                "Producer.subscribe(_:) [self: ObserveOnSerialDispatchQueue]",
            ]
        )
    }
}
