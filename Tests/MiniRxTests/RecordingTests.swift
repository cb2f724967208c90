// The recorder, apart from what the chapters show of it.

@testable import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class RecordingTests: LeakCheckedTestCase {
    func testNothingIsRecordedWhileNothingRecords() {
        _ = Observable.just(1).subscribe()
        XCTAssertFalse(Trace.prints("not recorded"))
        let recording = Trace.record {}
        _ = Observable.just(1).subscribe()
        XCTAssertEqual(Array(recording.steps), [])
    }

    func testARecordingBeginsAt1AndEndsWithItsBody() {
        for _ in 0..<2 {
            let recording = Trace.record { _ = Observable.just(1) }
            XCTAssertEqual(recording.lines().map(\.number), [1, 2])
            XCTAssertEqual(
                recording.lines().map(\.text),
                ["ObservableType.just(_:)", "Just.init(element:)"]
            )
        }
    }

    func testARecordingEndsWhenItsBodyThrows() {
        XCTAssertThrowsError(try Trace.record { throw Failure() })
        XCTAssertTrue(Trace.record {}.steps.isEmpty)
    }

    func testCallsNestAndReturn() throws {
        let recording = Trace.record { _ = Observable.just(1) }
        let moments = recording.steps.map { step -> String in
            if case .enters = step.moment { return "enters \(step.number)" }
            return "leaves \(step.number)"
        }
        XCTAssertEqual(
            moments,
            ["enters 1", "enters 2", "leaves 2", "leaves 1", "enters 3", "leaves 3"],
            "the last one is the observable's deinit"
        )
        XCTAssertEqual(recording.steps.map(\.depth), [0, 1, 1, 0, 0, 0])
        XCTAssertEqual(recording.steps.map(\.caller), [nil, 1, 1, nil, nil, nil])
        let source = try XCTUnwrap(recording.steps[0].source)
        XCTAssertTrue(source.hasPrefix("Sources/MiniRx/Observables/Just.swift:"), source)
    }

    func testDeinitsAreLeftOutUnlessAskedFor() {
        let recording = Trace.record { _ = Observable.just(1) }
        XCTAssertFalse(recording.golden().contains("deinit"))
        XCTAssertTrue(
            recording.golden(deinits: true).hasSuffix("main | Observable.deinit [self: Just]\n")
        )
    }

    func testTheTimeOfDayIsNotInTraces() {
        let recording = Trace.record {
            _ = Trace.prints("2026-11-22 09:08:07.654: name -> subscribed")
            _ = Trace.prints("2026-11-22 is a day")
        }
        XCTAssertEqual(
            recording.lines().map(\.text),
            ["# prints (time): name -> subscribed", "# prints 2026-11-22 is a day"]
        )
    }

    func testPrintsMarksAndBlocksAreLines() {
        let recording = Trace.record {
            Trace.mark("begins")
            Trace.handOver({ _ = Trace.prints("two\nlines") }, to: "elsewhere") { block in
                elsewhere.async { block() }
            }
            elsewhere.sync {}
        }
        XCTAssertEqual(
            recording.golden(),
            """
            main | # begins
            main | # hands over block 1 to elsewhere
            elsewhere | # runs block 1
            elsewhere | # prints two\\nlines
            elsewhere | # ends block 1

            """
        )
    }

    func testAHandedOverBlockRunsAsItIsWhileNothingRecords() {
        var runs = 0
        Trace.handOver({ runs += 1 }, to: "anywhere") { block in block() }
        XCTAssertEqual(runs, 1)
    }

    func testManyThreadsAreRecordedAtOnceAndEachNestsForItself() {
        let count = 200
        let recording = Trace.record {
            DispatchQueue.concurrentPerform(iterations: count) { number in
                _ = Observable.just(number).map { $0 }.subscribe(onNext: { _ in })
            }
        }
        let lines = recording.lines()
        let subscribe = "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)"
        let top = lines.filter { $0.depth == 0 }.map(\.text)
        XCTAssertEqual(top.filter { $0.hasPrefix("ObservableType.just") }.count, count)
        XCTAssertEqual(top.filter { $0.hasPrefix(subscribe) }.count, count)
        XCTAssertEqual(lines.filter { $0.text.hasPrefix("MapSink.on(_:) (next") }.count, count)
        let enters = recording.steps.filter { $0.source != nil }.count
        XCTAssertEqual(recording.steps.count, 2 * enters, "every call has returned")
        for line in lines {
            guard let caller = line.caller else { continue }
            XCTAssertEqual(lines[caller - 1].step.thread, line.step.thread)
            XCTAssertEqual(lines[caller - 1].depth, line.depth - 1)
        }
    }

    /// The system gives the identity of a thread that has ended to the next one.
    func testAThreadIsAnotherOneThanThoseThatHaveEnded() {
        let recording = Trace.record(order: .asItComes) {
            for _ in 1...3 { makeAnObservableOnAThreadOfItsOwn() }
        }
        XCTAssertEqual(recording.lines().map(\.step.thread), [1, 1, 2, 2, 3, 3])
    }

    private func makeAnObservableOnAThreadOfItsOwn() {
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let status = pthread_create(
            &thread,
            nil,
            { _ in
                _ = Observable.just(1)
                return nil
            },
            nil
        )
        XCTAssertEqual(status, 0)
        #if canImport(Darwin)
        pthread_join(thread!, nil)
        #else
        pthread_join(thread, nil)
        #endif
    }

    func testACallThatOutlivesItsRecordingDisturbsNoLaterOne() {
        let isInside = DispatchSemaphore(value: 0)
        let mayLeave = DispatchSemaphore(value: 0)
        Trace.record {
            elsewhere.async {
                _ = Observable.just(1).subscribe(onNext: { _ in
                    isInside.signal()
                    mayLeave.wait()
                })
            }
            isInside.wait()
        }
        let later = Trace.record {
            mayLeave.signal()
            elsewhere.sync {}
            elsewhere.async { _ = Observable.just(2) }
            elsewhere.sync {}
        }
        let just = later.lines().first { $0.text == "ObservableType.just(_:)" }
        XCTAssertEqual(just?.depth, 0)
    }

    /// It ends, and says what did not come: a block that stays in its queue, one that does not end,
    /// ticks of no timer.
    func testARecordingThatWaitsForNothingSaysForWhat() {
        let (busy, suspended) = (DispatchQueue(label: "busy"), DispatchQueue(label: "suspended"))
        let mayEnd = DispatchSemaphore(value: 0)
        suspended.suspend()
        let said = captureOutput(to: STDERR_FILENO) {
            Trace.record(order: .producerFirst, patience: 1) {
                Trace.handOver({ mayEnd.wait() }, to: "busy") { block in
                    nonisolated(unsafe) let block = block
                    busy.async { block() }
                }
                Trace.handOver({}, to: "suspended") { block in
                    nonisolated(unsafe) let block = block
                    suspended.async { block() }
                }
                Trace.wait(ticks: 2)
            }
        }
        mayEnd.signal()
        suspended.resume()
        busy.sync {}
        suspended.sync {}
        XCTAssertEqual(
            said,
            "This recording is not whole. Nothing happened for 1 s: "
                + "block 2, handed over to suspended, has not begun; block 1, on busy, has not ended; "
                + "ticks that are waited for and do not come: 2.\n"
        )
    }

    /// A debugger may stop the program for longer than a recording waits. Here a turn of the main
    /// run loop takes that long.
    func testALongTurnOfTheRunLoopIsNotAWaitForNothing() {
        let (queue, mayEnd) = (DispatchQueue(label: "queue"), DispatchSemaphore(value: 0))
        let said = captureOutput(to: STDERR_FILENO) {
            Trace.record(order: .producerFirst, patience: 1) {
                Trace.handOver({ mayEnd.wait() }, to: "queue") { block in
                    nonisolated(unsafe) let block = block
                    queue.async { block() }
                }
                nonisolated(unsafe) var turns = 0
                let timer = Timer(timeInterval: 0.01, repeats: true) { timer in
                    turns += 1
                    if turns == 5 { Thread.sleep(forTimeInterval: 1.5) }
                    guard turns == 10 else { return }
                    timer.invalidate()
                    mayEnd.signal()
                }
                RunLoop.main.add(timer, forMode: .default)
                Trace.settle()
            }
        }
        XCTAssertEqual(said, "")
    }

    private func printed(_ recording: Recording) -> [String] {
        recording.lines().map(\.text).filter { $0.hasPrefix("# prints") }
    }

    /// A recording waits for timers that fire once. They begin in the order in which they are due,
    /// after blocks that can run before, whatever the machine does meanwhile: here the queue of the
    /// earlier one is busy until both are due.
    func testTimersThatFireOnceBeginInTheOrderInWhichTheyAreDue() {
        var recordings: [Recording] = []
        for _ in 1...100 where recordings.count < 5 {
            let (busy, free) = (DispatchQueue(label: "busy"), DispatchSemaphore(value: 0))
            busy.async { free.wait() }
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { free.signal() }
            let one = SerialDispatchQueueScheduler(internalSerialQueueName: "one")
            let two = SerialDispatchQueueScheduler(queue: busy, internalSerialQueueName: "two")
            let three = SerialDispatchQueueScheduler(internalSerialQueueName: "three")
            let begin = DispatchTime.now()
            var end = begin
            let recording = Trace.record(order: .producerFirst) {
                _ = Observable<Int>.timer(.milliseconds(20), scheduler: one)
                    .subscribe(onNext: { _ in _ = Trace.prints("the later one") })
                _ = Observable<Int>.timer(.milliseconds(5), scheduler: two)
                    .subscribe(onNext: { _ in _ = Trace.prints("the earlier one") })
                end = .now()
                _ = Observable.just(1).observe(on: three)
                    .subscribe(onNext: { _ in _ = Trace.prints("a block") })
                Trace.settle()
            }
            // If the machine stops for longer between the two, the second one is due later.
            if end < begin + .milliseconds(15) { recordings.append(recording) }
        }
        XCTAssertEqual(recordings.count, 5)
        for recording in recordings {
            XCTAssertEqual(
                printed(recording),
                ["# prints a block", "# prints the earlier one", "# prints the later one"]
            )
        }
    }

    /// Nobody waits for a timer that was cancelled.
    func testTimersThatAreCancelledAreNotWaitedFor() {
        let one = SerialDispatchQueueScheduler(internalSerialQueueName: "one")
        let said = captureOutput(to: STDERR_FILENO) {
            let recording = Trace.record(order: .producerFirst) {
                let subject = PublishSubject<Int>()
                let subscription = subject.debounce(.milliseconds(5), scheduler: one)
                    .timeout(.seconds(60), scheduler: one)
                    .subscribe(onNext: { _ = Trace.prints("\($0)") })
                for number in 1...3 { subject.onNext(number) }
                subject.onCompleted()
                subscription.dispose()
                Trace.settle()
            }
            XCTAssertEqual(printed(recording), ["# prints 3"])
        }
        XCTAssertEqual(said, "")
    }

    /// A timer lets go of what it called after that has ended, as in RxSwift.
    func testWhatATimerHeldIsFreedAfterItsBlock() {
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "timer")
        for _ in 1...20 {
            let recording = Trace.record(order: .producerFirst) {
                _ = Observable<Int>.timer(.milliseconds(1), scheduler: queue).subscribe()
                Trace.settle()
                Trace.mark("settled")
            }
            XCTAssertEqual(
                recording.lines(deinits: true).map(\.text).suffix(6),
                [
                    "# ends block 1", "DisposeBase.deinit [self: CompositeDisposable]",
                    "Sink.deinit [self: TimerOneOffSink]", "Observable.deinit [self: Timer]",
                    "DisposeBase.deinit [self: AnonymousDisposable]", "# settled",
                ]
            )
        }
    }

    /// Code that was handed over by other means has no place in a conducted recording, and is named;
    /// nor does that of one recording get into the next.
    func testWhatTheRecorderWasNotToldOfIsLeftOut() {
        let (mayRun, hasRun) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Trace.record(order: .producerFirst) {
            DispatchQueue(label: "untold").async(group: nil) {
                mayRun.wait()
                _ = Observable.just("untold")
                hasRun.signal()
            }
            Trace.settle()
        }
        var later: Recording?
        let said = captureOutput(to: STDERR_FILENO) {
            later = Trace.record(order: .producerFirst) {
                mayRun.signal()
                hasRun.wait()
                _ = Observable.just("told")
                Trace.settle()
            }
        }
        XCTAssertEqual(
            later?.golden(),
            "main | ObservableType.just(_:)\nmain |   Just.init(element:)\n"
        )
        let beginning = "Not in this recording: what ran on another thread without"
        XCTAssertTrue(said.hasPrefix(beginning), said)
    }

    /// A thread that the conductor does not know could change an object while it is read.
    func testAThreadOfItsOwnEndsTheRecordingOfReferences() {
        func changes(beside: @escaping @Sendable (PublishSubject<Int>) -> Void) -> Int {
            let hasRun = DispatchSemaphore(value: 0)
            return Trace.record(order: .producerFirst, references: true) {
                let subject = PublishSubject<Int>()
                let subscription = subject.subscribe()
                nonisolated(unsafe) let shared = subject
                Thread.detachNewThread {
                    beside(shared)
                    hasRun.signal()
                }
                hasRun.wait()
                subscription.dispose()
                Trace.settle()
            }
            .changes.count
        }
        XCTAssertGreaterThan(changes { _ in }, 2)
        let said = captureOutput(to: STDERR_FILENO) {
            XCTAssertEqual(changes { $0.onNext(1) }, 0)
        }
        XCTAssertTrue(said.hasPrefix("Not in this recording: what ran on another thread"), said)
        XCTAssertTrue(said.hasSuffix("it does not have who holds whom, either.\n"), said)
    }

    /// A main thread that waits for a semaphore holds up the block that would signal it: the
    /// recording says so, and lets the block go.
    func testARecordingWhoseMainThreadWaitsForSomethingElseSaysSo() {
        let queue = DispatchQueue(label: "worker")
        let said = captureOutput(to: STDERR_FILENO) {
            Trace.record(order: .producerFirst, patience: 1) {
                let done = DispatchSemaphore(value: 0)
                Trace.handOver({ done.signal() }, to: "worker") { block in
                    nonisolated(unsafe) let block = block
                    queue.async { block() }
                }
                done.wait()
            }
        }
        XCTAssertEqual(
            said,
            "This recording is not whole. Nothing happened for 1 s: "
                + "block 1, handed over to worker, has not begun; "
                + "the main thread waits for something else than Trace.settle().\n"
        )
    }

    /// A warning of the library's is a line of the trace, at the call that it warns of.
    func testWarningsBelongToTheRecording() throws {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
        let recording = Trace.record { subject.onNext(1) }
        subscription.dispose()
        let warning = try XCTUnwrap(
            recording.lines().first {
                $0.text.hasPrefix("# prints ") && $0.text.contains("Reentrancy")
            }
        )
        XCTAssertGreaterThan(warning.depth, 3)
    }

    func testARecordingKeepsNoObjectAlive() {
        weak var observable: Observable<Int>?
        let recording = Trace.record {
            let object = Observable.just(1)
            observable = object
            _ = object.subscribe()
        }
        XCTAssertNil(observable)
        XCTAssertFalse(recording.steps.isEmpty)
    }

    func testTheTextHasNumberLaneCallAndPlace() {
        let recording = Trace.record { _ = Observable.just(1) }
        let lines = recording.text().split(separator: "\n")
        XCTAssertEqual(lines.count, 3)
        XCTAssertTrue(
            lines[1].hasPrefix(
                "2  main    Just.init(element:)  (Sources/MiniRx/Observables/Just.swift:"
            )
        )
    }

    func testEachJSONLineIsOneStep() throws {
        let recording = Trace.record {
            Trace.mark("begins")
            _ = Observable.just(1).subscribe(onNext: { _ = Trace.prints("\($0)") })
        }
        let objects = try recording.jsonLines().split(separator: "\n").map { line in
            try XCTUnwrap(
                JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            )
        }
        XCTAssertEqual(objects.count, recording.steps.count)
        XCTAssertEqual(objects.first?["record"] as? String, "mark")
        XCTAssertEqual(objects.compactMap { $0["event"] as? String }.first, "next(1)")
        XCTAssertTrue(objects.contains { $0["text"] as? String == "1" })
    }
}
