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

    func testAnEventSentFromInsideAnotherIsAReentrancyAnomaly() throws {
        var elements: [Int] = []
        let subscription = subscribe { [unowned self] element in
            elements.append(element)
            if element == 1 {
                source?.onNext(2)
            }
        }
        let output = captureOutput { source?.onNext(1) }
        XCTAssertEqual(first(of: output), try rxSwifts(0))
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
        XCTAssertEqual(first(of: output), try rxSwifts(1))
        XCTAssertFalse(output.contains("Reentrancy anomaly"), output)
        subscription.dispose()
    }

    /// RxSwift 6.2.0's own two warnings, as it printed them.
    private func rxSwifts(_ index: Int) throws -> String {
        let file = packageFolder.appending(path: "Tests/RxSwift-6.2.0-warnings.txt")
        return warnings(in: try String(contentsOf: file, encoding: .utf8))[index]
    }

    private func first(of output: String) -> String {
        warnings(in: output.replacing(#/in \S+\.swift:\d+/#, with: "in FILE:LINE"))[0]
    }

    private func warnings(in text: String) -> [String] {
        text.components(separatedBy: "⚠️ ").dropFirst()
            .map { $0.trimmingCharacters(in: .newlines) }
    }
}
