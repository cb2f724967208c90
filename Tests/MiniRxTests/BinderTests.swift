// `Binder`, `bind(to:)` and its relatives, and `.rx`.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

private final class Label: ReactiveCompatible {
    var text: String? = ""
    var texts: [String] = []
    static var theme = "light"
}

extension Reactive where Base: Label {
    fileprivate var shouting: Binder<String> {
        Binder(base) { label, text in label.texts.append(text.uppercased()) }
    }
}

extension Reactive where Base == Label {
    fileprivate static var theme: Binder<String> {
        Binder(Box.shared) { _, theme in Label.theme = theme }
    }

    private final class Box {
        static let shared = Box()
    }
}

final class BinderTests: LeakCheckedTestCase {
    private let label = Label()

    private func binder(scheduler: ImmediateSchedulerType? = nil) -> Binder<String> {
        guard let scheduler else {
            return Binder(label) { $0.texts.append($1) }
        }
        return Binder(label, scheduler: scheduler) { $0.texts.append($1) }
    }

    func testOnMainItBindsAtOnce() {
        let binder = binder()
        binder.onNext("a")
        XCTAssertEqual(label.texts, ["a"])
    }

    func testFromAnotherThreadItBindsOnMainLater() {
        let notes = Notes()
        let binder = Binder<String>(label) { label, text in
            label.texts.append(text)
            notes.add(Lane.current)
        }
        elsewhere.sync { binder.onNext("a") }
        XCTAssertEqual(label.texts, [], "the main queue has not had its turn")
        XCTAssertTrue(waitOnMain { !self.label.texts.isEmpty })
        XCTAssertEqual(notes.all, ["main"])
    }

    /// What comes while the binding is at work waits for its turn, so elements stay in order.
    func testWhatComesMeanwhileWaits() {
        var binder: Binder<String>!
        binder = Binder(label) { label, text in
            if text == "a" { binder.onNext("b") }
            label.texts.append(text)
        }
        binder.onNext("a")
        XCTAssertEqual(label.texts, ["a"])
        XCTAssertTrue(waitOnMain { self.label.texts == ["a", "b"] })
        binder = nil
    }

    func testItUsesTheSchedulerThatItIsGiven() {
        let clock = HistoricalScheduler()
        let binder = binder(scheduler: clock)
        binder.onNext("a")
        XCTAssertEqual(label.texts, [])
        clock.start()
        XCTAssertEqual(label.texts, ["a"])
        self.binder(scheduler: CurrentThreadScheduler.instance).onNext("b")
        XCTAssertEqual(label.texts, ["a", "b"])
    }

    func testATargetThatHasGone() {
        weak var target: Label?
        let notes = Notes()
        func make() -> Binder<String> {
            let label = Label()
            target = label
            return Binder(label) { _, text in notes.add(text) }
        }
        let binder = make()
        XCTAssertNil(target, "a binder does not keep its target alive")
        binder.onNext("a")
        XCTAssertEqual(notes.all, [])
    }

    func testATargetThatGoesWhileTheElementWaits() {
        let clock = HistoricalScheduler()
        let notes = Notes()
        func send() {
            let label = Label()
            Binder<String>(label, scheduler: clock) { _, text in notes.add(text) }.onNext("a")
        }
        send()
        clock.start()
        XCTAssertEqual(notes.all, [])
    }

    func testTheEndIsIgnored() {
        let binder = binder()
        binder.onCompleted()
        binder.onNext("a")
        XCTAssertEqual(label.texts, ["a"])
        binder.asObserver().onNext("b")
        XCTAssertEqual(label.texts, ["a", "b"])
    }

    func testBindToObservers() {
        let binder = binder()
        let optional = Binder<String?>(label) { $0.texts.append($1 ?? "none") }
        let (first, second) = (PublishSubject<String>(), PublishSubject<String>())
        let all = [Events(first), Events(second)]
        Observable.of("a", "b").bind(to: first, second).dispose()
        XCTAssertEqual(all.map(\.all.last), ["disposed", "disposed"], "the end is passed on")
        XCTAssertEqual(all[1].all, ["next(a)", "next(b)", "completed", "disposed"])
        Observable.just("a").bind(to: binder).dispose()
        Observable.just("b").bind(to: optional).dispose()
        Observable.of("c", nil).bind(to: optional, optional).dispose()
        XCTAssertEqual(label.texts, ["a", "b", "c", "c", "none", "none"])
        all.forEach { $0.subscription.dispose() }
    }

    func testBindOnNext() {
        var elements: [Int] = []
        let subject = PublishSubject<Int>()
        let binding = subject.bind(onNext: { elements.append($0) })
        subject.onNext(1)
        binding.dispose()
        subject.onNext(2)
        XCTAssertEqual(elements, [1])
        XCTAssertFalse(subject.hasObservers)
    }

    func testBindWithAnObject() {
        let subject = PublishSubject<String>()
        let notes = Notes()
        weak var target: Label?
        func bind() -> Disposable {
            let label = Label()
            target = label
            let binding = subject.bind(with: label) { label, text in
                label.text = text
                notes.add(text)
            }
            subject.onNext("a")
            XCTAssertEqual(label.text, "a")
            return binding
        }
        let binding = bind()
        XCTAssertNil(target)
        subject.onNext("b")
        XCTAssertEqual(notes.all, ["a"])
        binding.dispose()
    }

    func testBindToAFunction() {
        let shout: (Observable<String>) -> Observable<String> = { $0.map { $0.uppercased() } }
        XCTAssertEqual(
            events(of: Observable.just("a").bind(to: shout)),
            ["next(A)", "completed", "disposed"]
        )
        let repeatEach: (Observable<String>) -> (Int) -> Observable<String> = { source in
            { count in source.map { String(repeating: $0, count: count) } }
        }
        XCTAssertEqual(
            events(of: Observable.just("a").bind(to: repeatEach, curriedArgument: 3)),
            ["next(aaa)", "completed", "disposed"]
        )
    }

    func testASequenceThatDoesNotFailIsBoundInTheSameWays() {
        let ab = Infallible.of("a", "b")
        let optional = Binder<String?>(label) { $0.texts.append($1 ?? "none") }
        ab.bind(to: binder()).dispose()
        ab.bind(to: optional, optional).dispose()
        ab.bind(onNext: { [label] in label.texts.append($0.uppercased()) }).dispose()
        XCTAssertEqual(label.texts, ["a", "b", "a", "a", "b", "b", "A", "B"])
        let subject = PublishSubject<String>()
        let sent = Events(subject)
        ab.bind(to: subject).dispose()
        XCTAssertEqual(sent.all, ["next(a)", "next(b)", "completed", "disposed"])
        sent.subscription.dispose()
        XCTAssertTrue(ab.bind(to: { type(of: $0) == Infallible<String>.self }))
        let twice = ab.bind(
            to: { source in { $0 + "\(type(of: source))" } },
            curriedArgument: "is "
        )
        XCTAssertEqual(twice, "is Infallible<String>")
    }

    func testRxMakesABinderOfEachProperty() {
        let text: Binder<String?> = label.rx.text
        text.onNext("a")
        XCTAssertEqual(label.text, "a")
        Observable.just("b").bind(to: label.rx.text).dispose()
        XCTAssertEqual(label.text, "b")
        elsewhere.sync { text.onNext("c") }
        XCTAssertEqual(label.text, "b")
        XCTAssertTrue(waitOnMain { self.label.text == "c" })
    }

    func testRxCanBeExtended() {
        label.rx.shouting.onNext("a")
        XCTAssertEqual(label.texts, ["A"])
        Label.rx.theme.onNext("dark")
        XCTAssertEqual(Label.theme, "dark")
        XCTAssertTrue(label.rx.base === label)
        // Whatever inherits from NSObject has it.
        XCTAssertTrue(type(of: NSObject().rx) == Reactive<NSObject>.self)
    }
}
