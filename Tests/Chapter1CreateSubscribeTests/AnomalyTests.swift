// The two warnings: which objects check for overlapping events, and what a scheduler changes.
//
// What is expected here is what RxSwift 6.2.0 prints in a debug build of the same programs.

import MiniRxTraced
import TestSupport
import XCTest

final class AnomalyTests: LeakCheckedTestCase {
    /// Sends 1 into a subject, and 2 from inside the handler of 1.
    private func sendInsideOnNext(
        _ operators: (Observable<Int>) -> Observable<Int>
    ) -> [String] {
        linesPrinted {
            let subject = PublishSubject<Int>()
            var isHandled = false
            let subscription = operators(subject).subscribe(onNext: { element in
                print("onNext(\(element)) begins")
                if element == 1 {
                    subject.onNext(2)
                }
                print("onNext(\(element)) ends")
                isHandled = isHandled || element == 2
            })
            subject.onNext(1)
            print("the outer send returns")
            _ = waitOnMain { isHandled }
            subscription.dispose()
        }
    }

    func testWithoutASchedulerSubjectAndHandlerWarn() {
        XCTAssertEqual(
            sendInsideOnNext { $0 },
            [
                "onNext(1) begins", "Reentrancy anomaly", "Reentrancy anomaly",
                "onNext(2) begins", "onNext(2) ends", "onNext(1) ends",
                "the outer send returns",
            ]
        )
    }

    func testOnMainSchedulerInstanceOnlyTheSubjectWarns() {
        XCTAssertEqual(
            sendInsideOnNext { $0.observe(on: MainScheduler.instance) },
            [
                "onNext(1) begins", "Reentrancy anomaly", "onNext(1) ends",
                "the outer send returns", "onNext(2) begins", "onNext(2) ends",
            ]
        )
    }

    func testOnAsyncInstanceNothingWarns() {
        XCTAssertEqual(
            sendInsideOnNext { $0.observe(on: MainScheduler.asyncInstance) },
            [
                "the outer send returns", "onNext(1) begins", "onNext(1) ends",
                "onNext(2) begins", "onNext(2) ends",
            ]
        )
    }

    /// A tracker upstream of `observe(on:)` warns as it does without the operator.
    func testEachOperatorsSinkHasATrackerOfItsOwn() {
        XCTAssertEqual(warnings(in: sendInsideOnNext { $0.map { $0 } }), 3)
        XCTAssertEqual(
            warnings(in: sendInsideOnNext { $0.map { $0 }.observe(on: MainScheduler.instance) }),
            2
        )
    }

    /// From another thread even `MainScheduler.instance` queues the outer event, and the outer send
    /// has returned before it is handled.
    func testFromAnotherThreadMainSchedulerInstanceIsEnough() {
        let lines = linesPrinted {
            let subject = PublishSubject<Int>()
            var isHandled = false
            let subscription = subject.observe(on: MainScheduler.instance).subscribe(onNext: {
                print("onNext(\($0)) begins")
                if $0 == 1 {
                    subject.onNext(2)
                }
                print("onNext(\($0)) ends")
                isHandled = isHandled || $0 == 2
            })
            elsewhere {
                subject.onNext(1)
                print("the outer send returns")
            }
            _ = waitOnMain { isHandled }
            subscription.dispose()
        }
        XCTAssertEqual(
            lines,
            [
                "the outer send returns", "onNext(1) begins", "onNext(1) ends",
                "onNext(2) begins", "onNext(2) ends",
            ]
        )
    }

    /// The sink of `create` has two trackers: in `on`, and in `forwardOn` as every sink. The third
    /// is that of `subscribe(onNext:…)`.
    func testCreateHasTwoTrackersAndSubscribeWithHandlersAThird() {
        func sendInside(
            _ subscribe: (Observable<Int>, @escaping (Int) -> Void) -> Disposable
        ) -> [String] {
            var source: AnyObserver<Int>?
            let observable = Observable<Int>.create { observer in
                source = observer
                return Disposables.create()
            }
            let subscription = subscribe(observable) { element in
                if element == 1 {
                    source?.onNext(2)
                }
            }
            defer {
                subscription.dispose()
                source = nil
            }
            return linesPrinted { source?.onNext(1) }
        }
        let handlers = sendInside { $0.subscribe(onNext: $1) }
        let oneClosure = sendInside { observable, handler in
            observable.subscribe { event in event.element.map(handler) }
        }
        XCTAssertEqual(warnings(in: handlers), 3)
        XCTAssertEqual(warnings(in: oneClosure), 2)
    }

    /// `subscribe(_:)` with one closure for all events has no tracker: what warns is the subject.
    func testEachOfTheFourSubjectsHasATracker() {
        func sendInside<Subject: SubjectType>(_ subject: Subject) -> [String]
        where Subject.Element == Int, Subject.Observer.Element == Int {
            var sendsInside = false
            let subscription = subject.subscribe { _ in
                if sendsInside {
                    sendsInside = false
                    subject.asObserver().onNext(2)
                }
            }
            defer { subscription.dispose() }
            sendsInside = true
            return linesPrinted {
                subject.asObserver().onNext(1)
                subject.asObserver().onCompleted()
            }
        }
        XCTAssertEqual(sendInside(PublishSubject<Int>()), ["Reentrancy anomaly"])
        XCTAssertEqual(sendInside(BehaviorSubject(value: 0)), ["Reentrancy anomaly"])
        XCTAssertEqual(sendInside(ReplaySubject<Int>.create(bufferSize: 1)), ["Reentrancy anomaly"])
        XCTAssertEqual(sendInside(AsyncSubject<Int>()), ["Reentrancy anomaly"])
    }

    /// Each line that `body` prints, and for each warning its name.
    private func linesPrinted(by body: () -> Void) -> [String] {
        captureOutput(of: body).split(separator: "\n").compactMap { line in
            if let warning = line.wholeMatch(of: #/⚠️ (\w+ anomaly) was detected\./#) {
                return String(warning.1)
            }
            return line.hasPrefix("  ") ? nil : String(line)
        }
    }

    private func warnings(in lines: [String]) -> Int {
        lines.filter { $0.hasSuffix("anomaly") }.count
    }
}
