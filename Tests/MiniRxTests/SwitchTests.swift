// The operators that go over to the latest sequence: switchLatest, flatMapLatest.

import MiniRxTraced
import TestSupport
import XCTest

final class SwitchTests: LeakCheckedTestCase {
    /// The source `o` sends the names of the inner sequences. `x` is one that cannot be made.
    private func inner(_ script: Script) -> (String) throws -> Observable<String> {
        { name in
            if name == "x" { throw Failure() }
            return script[name.first!]
        }
    }

    /// Both operators, which have to agree.
    private func latest(_ steps: String, line: UInt = #line) -> String {
        let answers = Script.run(steps) { $0["o"].flatMapLatest(self.inner($0)) }
        XCTAssertEqual(
            Script.run(steps) { $0["o"].map(self.inner($0)).switchLatest() },
            answers,
            line: line
        )
        return answers
    }

    func testTheLatestTakesTheOldOnesPlace() {
        XCTAssertEqual(latest("oa a1 ob ? a2 b1"), "- 1 - bo - 1")
    }

    func testItCompletesWhenTheOuterAndTheLatestHave() {
        XCTAssertEqual(latest("oa o| a1 a|"), "- - 1 |")
        XCTAssertEqual(latest("oa a| o|"), "- - |")
        XCTAssertEqual(latest("oa a| ob b1"), "- - - 1", "an inner end alone ends nothing")
        XCTAssertEqual(latest("o|"), "|")
    }

    func testAnErrorOfEitherEndsIt() {
        XCTAssertEqual(latest("oa a# ?"), "- # -")
        XCTAssertEqual(latest("oa o# ?"), "- # -")
        XCTAssertEqual(latest("oa ob a# b1"), "- - - 1", "of one that was left it does not")
        XCTAssertEqual(latest("oa ox ?"), "- # -", "nor is a selector that throws forgiven")
    }

    func testDisposingReachesBoth() {
        XCTAssertEqual(latest("oa ! ?"), "- - -")
    }

    func testTheOldOneIsDisposedOfBeforeTheNewOneBegins() {
        var order: [String] = []
        let outer = PublishSubject<Int>()
        let subscription = outer.flatMapLatest { number in
            Observable<Int>.create { _ in
                order.append("begin \(number)")
                return Disposables.create { order.append("end \(number)") }
            }
        }.subscribe()
        outer.onNext(1)
        outer.onNext(2)
        XCTAssertEqual(order, ["begin 1", "end 1", "begin 2"])
        subscription.dispose()
    }

    func testWhatWasSwitchedOffSendsNothingMore() {
        // A subject goes on handing an element round to those who were there, even if one of them
        // has left meanwhile.
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let outer = PublishSubject<PublishSubject<Int>>()
        let switches = first.subscribe(onNext: { _ in outer.onNext(second) })
        let events = Events(outer.switchLatest())
        outer.onNext(first)
        first.onNext(1)
        second.onNext(2)
        XCTAssertEqual(events.all, ["next(2)"])
        events.subscription.dispose()
        switches.dispose()
    }

    func testSwitchingInsideAnElement() {
        let outer = PublishSubject<Int>()
        var sent: [String] = []
        let subscription = outer.flatMapLatest { number in
            Observable.of("\(number)a", "\(number)b")
        }.subscribe(onNext: {
            sent.append($0)
            if $0 == "1a" { outer.onNext(2) }
        })
        outer.onNext(1)
        XCTAssertEqual(sent, ["1a", "2a", "2b"])
        subscription.dispose()
    }
}
