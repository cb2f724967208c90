// Looking on: in which order `do` calls its closures, and what `debug` prints.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class DoAndDebugTests: LeakCheckedTestCase {
    private var notes: [String] = []

    override func setUp() {
        super.setUp()
        notes = []
    }

    /// The source with a note for each of the closures, subscribed to by somebody who notes, too.
    private func watch(_ source: Observable<Int>) -> Disposable {
        let note: (String) -> () -> Void = { text in { [unowned self] in notes.append(text) } }
        return
            source.do(
                onNext: { [unowned self] in notes.append("onNext \($0)") },
                afterNext: { [unowned self] in notes.append("afterNext \($0)") },
                onError: { [unowned self] in notes.append("onError \($0)") },
                afterError: { [unowned self] in notes.append("afterError \($0)") },
                onCompleted: note("onCompleted"),
                afterCompleted: note("afterCompleted"),
                onSubscribe: note("onSubscribe"),
                onSubscribed: note("onSubscribed"),
                onDispose: note("onDispose")
            )
            .subscribe { [unowned self] event in notes.append("  \(event)") }
    }

    func testBeforeAndAfterTheObserverIsTold() {
        let subject = PublishSubject<Int>()
        _ = watch(subject)
        subject.onNext(1)
        subject.onCompleted()
        XCTAssertEqual(
            notes,
            [
                "onSubscribe", "onSubscribed", "onNext 1", "  next(1)", "afterNext 1",
                "onCompleted", "  completed", "afterCompleted", "onDispose",
            ]
        )
    }

    func testBeforeAndAfterAnError() {
        let subject = PublishSubject<Int>()
        _ = watch(subject)
        subject.onError(Failure())
        XCTAssertEqual(
            notes,
            [
                "onSubscribe", "onSubscribed", "onError Failure()", "  error(Failure())",
                "afterError Failure()", "onDispose",
            ]
        )
    }

    /// All of a sequence that sends while it is subscribed to comes before `onSubscribed`.
    func testOnSubscribedComesAfterWhatIsSentMeanwhile() {
        _ = watch(.just(1))
        XCTAssertEqual(
            notes,
            [
                "onSubscribe", "onNext 1", "  next(1)", "afterNext 1", "onCompleted",
                "  completed", "afterCompleted", "onSubscribed", "onDispose",
            ]
        )
    }

    func testOnDisposeComesAfterTheSourcesOwnCleanup() {
        let source = Observable<Int>.create { _ in
            Disposables.create { [unowned self] in notes.append("cleanup") }
        }
        watch(source).dispose()
        XCTAssertEqual(notes, ["onSubscribe", "onSubscribed", "cleanup", "onDispose"])
    }

    func testAClosureThatThrowsBeforeSendsItsErrorInPlaceOfTheEvent() {
        var told: [String] = []
        let throwing: [(Observable<Int>) -> Observable<Int>] = [
            { $0.do(onNext: { _ in throw Failure() }, onError: { told.append("\($0)") }) },
            { $0.do(afterError: { told.append("\($0)") }, onCompleted: { throw Failure() }) },
            { $0.do(onError: { _ in throw Failure() }, afterError: { told.append("\($0)") }) },
        ]
        let sources: [Observable<Int>] = [.just(1), .empty(), .error(RxError.noElements)]
        for (source, change) in zip(sources, throwing) {
            XCTAssertEqual(events(of: change(source)), ["error(Failure())", "disposed"])
        }
        XCTAssertEqual(told, [])
    }

    func testAClosureThatThrowsAfterwardsSendsItsErrorBehindTheEvent() {
        let subject = PublishSubject<Int>()
        let sent = Events(subject.do(afterNext: { _ in throw Failure() }))
        subject.onNext(1)
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(sent.all, ["next(1)", "error(Failure())", "disposed"])
    }

    /// The observer has stopped by then, and hears no more of it.
    func testAClosureThatThrowsAfterTheEndIsNotHeard() {
        XCTAssertEqual(
            events(of: Observable.just(1).do(afterCompleted: { throw Failure() })),
            ["next(1)", "completed", "disposed"]
        )
    }

    /// What `debug` prints, without the times.
    private func printed(_ body: () -> Void) -> [String] {
        captureOutput(of: body).split(separator: "\n").map { line in
            XCTAssertNotNil(
                try? #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: .*/#.wholeMatch(in: String(line)),
                String(line)
            )
            return String(line.dropFirst("2021-05-08 12:00:00.000: ".count))
        }
    }

    func testDebugPrintsSubscriptionEventsAndDisposal() {
        XCTAssertEqual(
            printed { _ = Observable.of(1, 2).debug("numbers").subscribe() },
            [
                "numbers -> subscribed", "numbers -> Event next(1)", "numbers -> Event next(2)",
                "numbers -> Event completed", "numbers -> isDisposed",
            ]
        )
        let failing = Observable<Int>.error(Failure()).debug("failing")
        XCTAssertEqual(
            printed { _ = failing.subscribe(onError: { _ in }) },
            [
                "failing -> subscribed", "failing -> Event error(Failure())",
                "failing -> isDisposed",
            ]
        )
    }

    func testDebugPrintsBeforeTheObserverIsTold() {
        XCTAssertEqual(
            printed {
                let subject = PublishSubject<Int>()
                let subscription = subject.debug("numbers").subscribe(onNext: { element in
                    print("2021-05-08 12:00:00.000: told \(element)")
                })
                subject.onNext(1)
                subscription.dispose()
                subject.onNext(2)
            },
            [
                "numbers -> subscribed", "numbers -> Event next(1)", "told 1",
                "numbers -> isDisposed",
            ]
        )
    }

    func testDebugPrintsEachDisposalOnce() {
        let lines = printed {
            let subscription = Observable.just(1).debug("one").subscribe()
            subscription.dispose()
        }
        XCTAssertEqual(lines.filter { $0.hasSuffix("isDisposed") }.count, 1)
    }

    func testDebugNamesThePlaceInTheSource() {
        var line = 0
        let lines = printed {
            line = #line + 1
            _ = Observable.just(1).debug().subscribe()
        }
        XCTAssertEqual(
            lines.first,
            "DoAndDebugTests.swift:\(line) (testDebugNamesThePlaceInTheSource()) -> subscribed"
        )
    }

    /// 40 characters are `next(` and `)` around 34.
    func testDebugLeavesOutTheMiddleOfLongEvents() {
        func event(_ length: Int, trim: Bool) -> String {
            let element = String("0123456789abcdefghijklmnopqrstuvwxyz".prefix(length))
            return printed {
                _ = Observable.just(element).debug("long", trimOutput: trim).subscribe()
            }[1]
        }
        XCTAssertEqual(
            event(34, trim: true),
            "long -> Event next(0123456789abcdefghijklmnopqrstuvwx)"
        )
        XCTAssertEqual(
            event(35, trim: true),
            "long -> Event next(0123456789abcde...ghijklmnopqrstuvwxy)"
        )
        XCTAssertEqual(
            event(35, trim: false),
            "long -> Event next(0123456789abcdefghijklmnopqrstuvwxy)"
        )
    }
}
