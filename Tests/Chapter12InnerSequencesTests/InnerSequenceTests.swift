// What operators count, keep and let go of.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class InnerSequenceTests: LeakCheckedTestCase {
    func testScripts() {
        // One that has completed without an element: the other's next one is the end.
        XCTAssertEqual(
            Script.run("b| a1 a2") { script in
                Observable.combineLatest(script["a"], script["b"]) { $0 + $1 }
            },
            "- | -"
        )
        XCTAssertEqual(
            Script.run("a1 b1 a| b2 b|") { script in
                Observable.zip(script["a"], script["b"]) { $0 + $1 }
            },
            "- 11 - - |"
        )
        XCTAssertEqual(
            Script.run("a1 a# ?") { script in Observable.concat(script["a"], script["b"]) },
            "1 # -"
        )
        XCTAssertEqual(
            Script.run("a# b1 ! ?") { script in script["a"].catch { _ in script["b"] } },
            "- 1 - -"
        )
    }

    /// Each source is counted before the first is subscribed to, which may complete at once.
    func testMergeOfAnArrayWaitsForAllOfIt() {
        let merged = Observable.merge(.just(1), .just(2))
        XCTAssertEqual(events(of: merged), ["next(1)", "next(2)", "completed", "disposed"])
    }

    /// What was switched off has one more event on its way.
    func testWhatWasSwitchedOffSendsNothingMore() {
        let (source, notes) = (PublishSubject<Int>(), Notes())
        let inner = [HeldSource<Int>(), HeldSource<Int>()]
        let subscription = source.flatMapLatest { inner[$0] }.subscribe(
            onNext: { notes.add("\($0)") }
        )
        source.onNext(0)
        let late = inner[0].observer!
        source.onNext(1)
        late.onNext(5)
        inner[1].observer!.onNext(6)
        XCTAssertEqual(notes.all, ["6"])
        subscription.dispose()
    }

    func testAnInnerSequenceThatHasEndedIsForgotten() {
        for limit in [1, 2] {
            let source = PublishSubject<Observable<Int>>()
            let subscription = source.merge(maxConcurrent: limit).subscribe(AnyObserver { _ in })
            for _ in 1...3 { source.onNext(.just(1)) }
            // What is left is the source's own subscription.
            let group = property(path: "subscription", of: subscription) as? CompositeDisposable
            XCTAssertEqual(group?.count, 1)
            subscription.dispose()
        }
        let (source, waiting) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>())
        let subscription = source.concat().subscribe(AnyObserver { _ in })
        source.onNext(waiting)
        source.onNext(.never())
        waiting.onCompleted()
        let group = property(path: "subscription", of: subscription) as? CompositeDisposable
        XCTAssertEqual(group?.count, 2)
        subscription.dispose()
    }

    /// Disposed of while it asks for its next sequence, which is a `concat` again: that one's first
    /// is not subscribed to any more.
    func testConcatEndsWhenItIsDisposedOfByItsIterator() {
        let (start, asked) = (PublishSubject<Int>(), Counter())
        var subscription: Disposable?
        let inner = Observable.concat(
            AnySequence([
                Observable<Int>.deferred {
                    asked.add()
                    return .just(1)
                }
            ])
        )
        var isFirst = true
        let sources = AnySequence {
            AnyIterator { () -> Observable<Int>? in
                defer { isFirst = false }
                if isFirst { return start }
                subscription?.dispose()
                return inner
            }
        }
        subscription = Observable.concat(sources).subscribe(AnyObserver { _ in })
        start.onCompleted()
        XCTAssertFalse(isFirst)
        XCTAssertEqual(asked.count, 0)
    }

    func testConcatInsideConcatTakesItsPlace() {
        maxTailRecursiveSinkStackSize = 0
        func chain(_ count: Int) -> Observable<Int> {
            count == 0
                ? .just(0)
                : .deferred { Observable.concat([.just(count), chain(count - 1)]) }
        }
        XCTAssertEqual(events(of: chain(9)).count, 12)
        func nested(_ count: Int) -> Observable<Int> {
            count == 0 ? .just(0) : Observable.concat([.just(count), nested(count - 1)])
        }
        XCTAssertEqual(events(of: nested(9)).count, 12)
        XCTAssertEqual(maxTailRecursiveSinkStackSize, 1)
    }
}
