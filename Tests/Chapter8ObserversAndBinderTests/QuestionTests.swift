// What learners ask about observers and binders, and the answers.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class ObserverQuestionTests: LeakCheckedTestCase {
    private final class Label: ReactiveCompatible {
        var text = ""
        var texts: [String] = []
        let width = 100
    }

    private let label = Label()

    private func prints(of name: String) -> [String] {
        recorded(name).all.filter { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
    }

    /// On main, but from inside a binding: it waits.
    func testABindingOnMainMayHaveToWait() {
        XCTAssertEqual(
            prints(of: "binder-later"),
            [
                "first", "prints text is first", "hands over block 1 to main",
                "prints the text is still first", "text.onNext has returned", "runs block 1",
                "prints text is second", "ends block 1", "end of scenario",
            ]
        )
    }

    /// What main sends goes behind what another thread has put in line before.
    func testElementsKeepTheirOrderAcrossThreads() {
        let text = Binder<String>(label) { $0.texts.append($1) }
        elsewhere { text.onNext("from elsewhere") }
        text.onNext("from main")
        XCTAssertEqual(label.texts, [], "main is on main, and waits all the same")
        XCTAssertTrue(waitOnMain { self.label.texts.count == 2 })
        XCTAssertEqual(label.texts, ["from elsewhere", "from main"])
    }

    /// Two binders of one object do not wait for each other.
    func testEachBinderHasASchedulerOfItsOwn() {
        let first = Binder<String>(label) { $0.texts.append($1) }
        let second = Binder<String>(label) { $0.texts.append($1) }
        elsewhere { first.onNext("first") }
        second.onNext("second")
        XCTAssertEqual(label.texts, ["second"])
        XCTAssertTrue(waitOnMain { self.label.texts == ["second", "first"] })
    }

    /// The table of the chapter: which thread a binding runs on.
    func testWhichThread() {
        let notes = Notes()
        let subject = PublishSubject<String>()
        let binder = Binder<String>(label) { _, text in notes.add("\(text) on \(Lane.current)") }
        let bindings = [
            subject.bind(to: binder),
            subject.bind(onNext: { notes.add("\($0), bind(onNext:), on \(Lane.current)") }),
            subject.bind(with: label) { notes.add("\($1), bind(with:), on \(Lane.current)") },
        ]
        elsewhere(label: "worker") { subject.onNext("a") }
        XCTAssertEqual(notes.all, ["a, bind(onNext:), on worker", "a, bind(with:), on worker"])
        XCTAssertTrue(waitOnMain { notes.all.count == 3 })
        XCTAssertEqual(notes.all.last, "a on main")
        bindings.forEach { $0.dispose() }
    }

    /// A binding that waits in the queue runs, though the subscription was disposed of meanwhile.
    func testDisposingDoesNotCallOffWhatWaits() {
        let subject = PublishSubject<String>()
        let binding = subject.bind(to: Binder<String>(label) { $0.texts.append($1) })
        elsewhere { subject.onNext("a") }
        binding.dispose()
        XCTAssertTrue(waitOnMain { self.label.texts == ["a"] })
    }

    func testOneBinderForSeveralSequencesOneAfterAnother() {
        let text = label.rx.text
        Observable.just("a").bind(to: text).dispose()
        Observable.just("b").bind(to: text).dispose()
        XCTAssertEqual(label.text, "b")
    }

    /// What a binding keeps alive: the observer, and of a binder's target nothing.
    func testWhatABindingKeepsAlive() {
        let source = PublishSubject<String>()
        weak var subject: PublishSubject<String>?
        weak var target: Label?
        func bind() -> [Disposable] {
            let (made, label) = (PublishSubject<String>(), Label())
            (subject, target) = (made, label)
            return [source.bind(to: made), source.bind(to: label.rx.text)]
        }
        let bindings = bind()
        XCTAssertNotNil(subject)
        XCTAssertNil(target)
        bindings.forEach { $0.dispose() }
        XCTAssertNil(subject)
    }

    /// A closure that holds the target makes the binding hold it.
    func testABindingClosureThatHoldsTheTarget() {
        weak var target: Label?
        func make() -> Binder<String> {
            let label = Label()
            target = label
            return Binder(label) { _, text in label.text = text }
        }
        var binder: Binder<String>? = make()
        XCTAssertNotNil(target)
        binder = nil
        XCTAssertNil(target)
        XCTAssertNil(binder)
    }

    func testAPropertyThatCannotBeSetHasNoBinder() throws {
        let label = "final class Label: ReactiveCompatible { var text = \"\"; let width = 100 }\n"
        try assertCompiles(
            label + "let binder: Binder<String> = Label().rx.text",
            butNot: label + "let binder: Binder<Int> = Label().rx.width",
            error: "'width' is a 'let' constant"
        )
    }

    /// Each thread's elements go to main in the order in which that thread sent them.
    func testNothingIsLeftOut() {
        let number = Binder<Int>(label) { $0.texts.append("\($1)") }
        elsewhere { (1...100).forEach(number.onNext) }
        XCTAssertTrue(waitOnMain { self.label.texts.count == 100 })
        XCTAssertEqual(label.texts, (1...100).map(String.init))
    }

    func testMapObserverTurnsWhatItsClosureThrowsIntoAnError() {
        let notes = Notes()
        let texts = AnyObserver<String> { notes.add("\($0)") }
        let numbers = texts.mapObserver { (number: Int) throws -> String in
            if number == 2 { throw Failure() }
            return "number \(number)"
        }
        Observable.of(1, 2, 3).subscribe(numbers).dispose()
        XCTAssertEqual(
            notes.all,
            ["next(number 1)", "error(Failure())", "next(number 3)", "completed"]
        )
    }
}
