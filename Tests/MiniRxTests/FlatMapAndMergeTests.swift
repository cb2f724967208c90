// The operators that subscribe to every inner sequence at once: flatMap, flatMapFirst, merge.

import MiniRxTraced
import TestSupport
import XCTest

final class FlatMapAndMergeTests: LeakCheckedTestCase {
    /// The source `o` sends the names of the inner sequences. `x` is one that cannot be made.
    private func inner(_ script: Script) -> (String) throws -> Observable<String> {
        { name in
            if name == "x" { throw Failure() }
            return script[name.first!]
        }
    }

    private func flatMap(_ steps: String) -> String {
        Script.run(steps) { $0["o"].flatMap(self.inner($0)) }
    }

    private func flatMapFirst(_ steps: String) -> String {
        Script.run(steps) { $0["o"].flatMapFirst(self.inner($0)) }
    }

    private func mergeOfSequences(_ steps: String) -> String {
        Script.run(steps) { script in script["o"].map(self.inner(script)).merge() }
    }

    private func merge(_ steps: String) -> String {
        Script.run(steps) { Observable.merge($0["a"], $0["b"]) }
    }

    func testFlatMapMixesWhatComes() {
        XCTAssertEqual(flatMap("oa a1 ob a2 b1 a3"), "- 1 - 2 1 3")
        XCTAssertEqual(mergeOfSequences("oa a1 ob a2 b1 a3"), "- 1 - 2 1 3")
    }

    func testFlatMapCompletesWhenTheOuterAndAllInnerOnesHave() {
        XCTAssertEqual(flatMap("oa ob o| a| b1 b|"), "- - - - 1 |")
        XCTAssertEqual(flatMap("oa a| ob b| o|"), "- - - - |")
        XCTAssertEqual(flatMap("o|"), "|")
        XCTAssertEqual(mergeOfSequences("oa ob o| a| b|"), "- - - - |")
        XCTAssertEqual(mergeOfSequences("oa ob a| b| o|"), "- - - - |")
    }

    func testTheFirstErrorEndsItAll() {
        XCTAssertEqual(flatMap("oa ob a# ?"), "- - # -")
        XCTAssertEqual(flatMap("oa ob o# ?"), "- - # -")
        XCTAssertEqual(flatMap("oa ox ?"), "- # -", "a selector that throws")
        XCTAssertEqual(flatMapFirst("oa a# ?"), "- # -")
        XCTAssertEqual(flatMapFirst("oa o# ?"), "- # -")
        XCTAssertEqual(flatMapFirst("ox ?"), "# -")
        XCTAssertEqual(mergeOfSequences("oa a# ?"), "- # -")
        XCTAssertEqual(mergeOfSequences("oa o# ?"), "- # -")
    }

    func testAnInnerSequenceThatHasCompletedIsLetGoOf() {
        XCTAssertEqual(flatMap("oa ob ? a| ? o| ?"), "- - abo - bo - b")
    }

    func testDisposingReachesAllOfThem() {
        XCTAssertEqual(flatMap("oa ob ! ? a1"), "- - - - -")
        XCTAssertEqual(merge("a1 ! ? a2"), "1 - - -")
    }

    func testFlatMapFirstDropsWhatComesMeanwhile() {
        XCTAssertEqual(flatMapFirst("oa ob ? a1 b1 a| ob b2"), "- - ao 1 - - - 2")
        XCTAssertEqual(flatMapFirst("oa ox a1"), "- - 1", "the selector is not even called")
    }

    func testFlatMapFirstCompletesWithTheLast() {
        XCTAssertEqual(flatMapFirst("oa o| a1 a|"), "- - 1 |")
        XCTAssertEqual(flatMapFirst("oa a| o|"), "- - |")
    }

    func testMergeSendsWhatComesAndEndsWithTheLast() {
        XCTAssertEqual(merge("a1 b2 a3 a| ? b4 b|"), "1 2 3 - b 4 |")
        XCTAssertEqual(merge("a1 b# ? a2"), "1 # - -")
    }

    func testTheThreeSpellingsOfMerge() {
        let sources = [Observable.just(1), .just(2)]
        let expected = ["next(1)", "next(2)", "completed", "disposed"]
        XCTAssertEqual(events(of: Observable.merge(sources)), expected)
        XCTAssertEqual(events(of: Observable.merge(sources[...])), expected)
        XCTAssertEqual(events(of: Observable.merge(sources[0], sources[1])), expected)
        XCTAssertEqual(events(of: Observable<Int>.merge([])), ["completed", "disposed"])
    }

    func testMergeOfAnArrayWaitsForAllOfIt() {
        XCTAssertEqual(
            Script.run("a1 a|") { Observable.merge(.empty(), $0["a"], .just("2")) },
            "2 1 |"
        )
    }

    func testAnElementThatComesInsideAnElement() {
        let outer = PublishSubject<Int>()
        var order: [String] = []
        let subscription = outer.flatMap { Observable.of("\($0)a", "\($0)b") }
            .subscribe(onNext: {
                order.append($0)
                if $0 == "1a" { outer.onNext(2) }
            })
        outer.onNext(1)
        XCTAssertEqual(order, ["1a", "2a", "1b", "2b"], "they take turns on the trampoline")
        subscription.dispose()
    }

    func testDisposingInsideAnElementStopsTheInnerSequence() {
        let subscription = SerialDisposable()
        let outer = PublishSubject<Int>()
        var sent: [Int] = []
        subscription.disposable = outer.flatMap { _ in Observable.of(1, 2, 3) }
            .subscribe(onNext: {
                sent.append($0)
                if $0 == 2 { subscription.dispose() }
            })
        outer.onNext(0)
        XCTAssertEqual(sent, [1, 2])
        XCTAssertFalse(outer.hasObservers)
    }

    func testAnInnerSequenceMayWaitForAnotherThread() {
        // Its subscription waits for an event of another inner sequence to be delivered, which needs
        // the lock.
        let first = PublishSubject<Int>()
        let outer = PublishSubject<Observable<Int>>()
        let notes = Notes()
        let subscription = outer.merge().subscribe(onNext: { notes.add("\($0)") })
        outer.onNext(first)
        outer.onNext(
            Observable.create { _ in
                let arrived = DispatchSemaphore(value: 0)
                DispatchQueue(label: "other").async {
                    first.onNext(1)
                    arrived.signal()
                }
                XCTAssertEqual(arrived.wait(timeout: .now() + 5), .success)
                return Disposables.create()
            }
        )
        XCTAssertEqual(notes.all, ["1"])
        subscription.dispose()
    }

    func testElementsOfTwoThreadsDoNotOverlap() {
        let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
        let inside = Counter()
        let subscription = Observable.merge(left, right).subscribe(onNext: { _ in
            let before = inside.count
            inside.add()
            sched_yield()
            XCTAssertEqual(inside.count, before + 1, "somebody else came in")
        })
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            for element in 1...500 { (thread == 0 ? left : right).onNext(element) }
        }
        XCTAssertEqual(inside.count, 1_000)
        subscription.dispose()
    }
}
