// Two threads that end the same sequence: one ending is delivered.

import Dispatch
import TestSupport
import XCTest

@testable import MiniRxTraced

final class TerminalRaceTests: LeakCheckedTestCase {
    private let rounds = 500

    /// Ends the sequence from two threads at the same time.
    private func endTwice<Observer: ObserverType>(_ observer: Observer) {
        let meeting = Meeting()
        elsewhere.async {
            meeting.arrive()
            observer.onCompleted()
        }
        meeting.arrive()
        observer.onError(Failure())
        elsewhere.sync {}
    }

    func testASequenceEndsOnce() {
        // Two threads inside one sequence are worth a warning, which is not what is tested here.
        _ = captureOutput {
            for _ in 0..<rounds {
                let (endings, disposals) = (Counter(), Counter())
                var source: AnyObserver<Int>?
                _ = Observable<Int>.create { observer in
                    source = observer
                    return Disposables.create()
                }.subscribe(
                    onError: { _ in endings.add() },
                    onCompleted: endings.add,
                    onDisposed: disposals.add
                )
                source.map(endTwice)
                source = nil
                XCTAssertEqual(endings.count, 1)
                XCTAssertEqual(disposals.count, 1)
            }
        }
    }

    func testAnObserverEndsOnce() {
        for _ in 0..<rounds {
            let endings = Counter()
            endTwice(AnonymousObserver<Int> { _ in endings.add() })
            XCTAssertEqual(endings.count, 1)
        }
    }
}
