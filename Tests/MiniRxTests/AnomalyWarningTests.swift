// The two warnings of debug builds: events that overlap on one thread, or on two.

import MiniRxTraced
import TestSupport
import XCTest

final class AnomalyWarningTests: LeakCheckedTestCase {
    private var source: AnyObserver<Int>?

    override func tearDown() {
        source = nil
        super.tearDown()
    }

    /// A sequence whose events the test sends by hand.
    private func subscribe(onNext: @escaping (Int) -> Void) -> Disposable {
        Observable<Int>.create { [unowned self] observer in
            source = observer
            return Disposables.create()
        }.subscribe(onNext: onNext)
    }

    func testEventsOneAfterAnotherWarnOfNothing() {
        let subscription = subscribe { _ in }
        let output = captureOutput {
            source?.onNext(1)
            source?.onNext(2)
            source?.onCompleted()
        }
        XCTAssertEqual(output, "")
        subscription.dispose()
    }

    func testAnEventSentFromInsideAnotherIsAReentrancyAnomaly() {
        var elements: [Int] = []
        let subscription = subscribe { [unowned self] element in
            elements.append(element)
            if element == 1 {
                source?.onNext(2)
            }
        }
        let output = captureOutput { source?.onNext(1) }
        XCTAssertTrue(output.hasPrefix("⚠️ Reentrancy anomaly was detected.\n"), output)
        XCTAssertFalse(output.contains("Synchronization anomaly"), output)
        XCTAssertEqual(elements, [1, 2], "it is a warning: the event is delivered")
        subscription.dispose()
    }

    func testTwoThreadsInsideTheSameSequenceAreASynchronizationAnomaly() throws {
        let isInside = DispatchSemaphore(value: 0)
        let mayLeave = DispatchSemaphore(value: 0)
        let subscription = subscribe { element in
            if element == 1 {
                isInside.signal()
                mayLeave.wait()
            }
        }
        let observer = try XCTUnwrap(source)
        let output = captureOutput {
            elsewhere.async { observer.onNext(1) }
            isInside.wait()
            observer.onNext(2)
            mayLeave.signal()
            elsewhere.sync {}
        }
        XCTAssertTrue(output.hasPrefix("⚠️ Synchronization anomaly was detected.\n"), output)
        XCTAssertFalse(output.contains("Reentrancy anomaly"), output)
        subscription.dispose()
    }
}
