// What learners ask about several sources, and the answers.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SourcesQuestionTests: LeakCheckedTestCase {
    func testWithSeveralSourcesTheCleanupOfTheLastOneComesFirst() {
        func order(of make: (Observable<Int>) -> Observable<Int>) -> [String] {
            var order: [String] = []
            let subject = PublishSubject<Int>()
            let source = Observable<Int>.create { observer in
                Disposables.create(
                    subject.subscribe(observer),
                    Disposables.create { order.append("cleanup") }
                )
            }
            _ = make(source).subscribe(onCompleted: { order.append("completed") })
            subject.onNext(1)
            subject.onCompleted()
            return order
        }
        XCTAssertEqual(order { $0.map { $0 } }, ["completed", "cleanup"])
        XCTAssertEqual(order { .merge(.empty(), $0) }, ["cleanup", "completed"])
        XCTAssertEqual(
            order { .combineLatest(Observable.just(1), $0) { $0 + $1 } },
            ["cleanup", "completed"]
        )
    }

    func testCombineLatestWaitsForTheLastOne() {
        let silent = PublishSubject<String>()
        XCTAssertEqual(
            Script.run("a1 a2 b1") { script in
                Observable.combineLatest(script["a"], script["b"], silent) { $0 + $1 + $2 }
            },
            "- - -"
        )
        XCTAssertEqual(
            Script.run("a1 a2 b1") { script in
                Observable.combineLatest(script["a"], script["b"], silent.startWith("x")) {
                    $0 + $1 + $2
                }
            },
            "- - 21x",
            "a first value mends it"
        )
    }

    func testTheThreeWaysToPair() {
        let script = "a1 b2 a3 a4 b5"
        func run(
            _ pair: @escaping (Observable<String>, Observable<String>) -> Observable<String>
        ) -> String {
            Script.run(script) { pair($0["a"], $0["b"]) }
        }
        XCTAssertEqual(run { Observable.combineLatest($0, $1) { $0 + $1 } }, "- 12 32 42 45")
        XCTAssertEqual(run { Observable.zip($0, $1) { $0 + $1 } }, "- 12 - - 35")
        XCTAssertEqual(run { $0.withLatestFrom($1) { $0 + $1 } }, "- - 32 42 -")
    }

    /// What RxSwift 6.2.0 sends, for each element and for the end of one subject.
    func testCombineLatestOfOneSourceTwiceSendsAMixedPair() {
        func run(_ make: @escaping (Observable<String>) -> Observable<String>) -> String {
            Script.run("a1 a2 a|") { make($0["a"]) }
        }
        func tenfold(_ element: String) -> String { element + "0" }
        func pair(_ left: String, _ right: String) -> String { "(\(left) \(right))" }
        XCTAssertEqual(
            run { Observable.combineLatest($0, $0.map(tenfold), resultSelector: pair) },
            "(1 10) (2 10),(2 20) |"
        )
        XCTAssertEqual(
            run { Observable.combineLatest($0.map(tenfold), $0, resultSelector: pair) },
            "(10 1) (20 1),(20 2) |",
            "the first argument is subscribed to first, and changes first"
        )
        XCTAssertEqual(
            run {
                let shared = $0.share()
                return Observable.combineLatest(
                    shared,
                    shared.map(tenfold),
                    resultSelector: pair
                )
            },
            "(1 10) (2 10),(2 20) |",
            "share makes no difference"
        )
        XCTAssertEqual(
            run { Observable.zip($0, $0.map(tenfold), resultSelector: pair) },
            "(1 10) (2 20) |"
        )
        XCTAssertEqual(run { $0.map { pair($0, tenfold($0)) } }, "(1 10) (2 20) |")
    }

    /// What RxSwift 6.2.0 sends: the second one is subscribed to first, and so has the element first.
    func testWithLatestFromOfOneSourceTwice() {
        func run(_ make: @escaping (Observable<String>) -> Observable<String>) -> String {
            Script.run("a1 a2 a|") { make($0["a"]) }
        }
        func pair(_ left: String, _ right: String) -> String { "(\(left) \(right))" }
        XCTAssertEqual(run { $0.withLatestFrom($0, resultSelector: pair) }, "(1 1) (2 2) |")
        XCTAssertEqual(
            run { $0.withLatestFrom($0.map { $0 + "0" }, resultSelector: pair) },
            "(1 10) (2 20) |"
        )
        var earlier: Disposable?
        XCTAssertEqual(
            run { subject in
                let shared = subject.share()
                earlier = shared.subscribe()
                return shared.withLatestFrom(subject, resultSelector: pair)
            },
            "- (2 1) |",
            "the shared one had subscribed to the subject before"
        )
        earlier?.dispose()
    }
}
