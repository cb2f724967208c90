// The document's claims about `Binder`: D002-69 to D002-74, and its two samples.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

/// What stands in for a view.
private final class View: ReactiveCompatible {
    var isHidden = false
    var alpha = 1.0
}

/// The document's second sample of a binder.
extension Reactive where Base: View {
    fileprivate var isHidden: Binder<Bool> {
        Binder(base) { view, hidden in view.isHidden = hidden }
    }
}

final class BinderTests: LeakCheckedTestCase {
    private let trace = recorded("binder")
    private let view = View()

    #if os(Linux)
    func testD002_69_anErrorEndsTheProgramInDebugBuilds() throws {
        let words = try lastWords(
            of: "Chapter8ObserversAndBinderTests.BinderTests/testMakeTheMistake",
            making: "error to a binder"
        )
        XCTAssertTrue(try XCTUnwrap(words).contains("Binding error: Failure()"))
        // In release builds it is printed, and that is all.
        let rx = try source("Sources/MiniRx/Core/Rx.swift")
        let function = rx[rx.range(of: "func rxFatalErrorInDebug")!.lowerBound...]
        let parts = function.components(separatedBy: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        XCTAssertEqual(
            Array(parts.drop { !$0.hasPrefix("if ") }.prefix(4)),
            [
                "if isDebugBuild {", "fatalError(lastMessage(), file: file, line: line)", "}",
                #"print("\(file):\(line): \(lastMessage())")"#,
            ]
        )
    }

    /// What the child process runs; does nothing when all tests are run.
    func testMakeTheMistake() {
        guard mistakeToMake != nil else { return }
        Binder<Int>(view) { _, _ in }.onError(Failure())
    }
    #endif

    func testD002_70_theBindingRunsOnMainUnlessItIsGivenAScheduler() {
        XCTAssertEqual(trace.lanes(of: "(user) closure#1"), ["main", "main"])
        XCTAssertEqual(
            trace.lanes(of: "Binder.on(_:) (next(from background))"),
            ["background"]
        )
        // On main inside `on`; from elsewhere in a block of its own.
        XCTAssertEqual(
            trace.callers(of: "closure#1 in closure#1 in Binder.init(_:scheduler:binding:)"),
            [
                "MainScheduler.scheduleInternal(_:action:)",
                "closure#1 in MainScheduler.scheduleInternal(_:action:)",
            ]
        )
        let notes = Notes()
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "given")
        let binder = Binder<Int>(view, scheduler: queue) { _, _ in notes.add(Lane.current) }
        binder.onNext(1)
        queue.configuration.queue.sync {}
        XCTAssertEqual(notes.all, ["given"])
    }

    func testD002_71_completedDoesNothing() {
        var elements: [Int] = []
        let binder = Binder<Int>(view) { elements.append($1) }
        XCTAssertEqual(
            Calls(of: binder.onCompleted).made(by: "Binder.on(_:) (completed)"),
            ["closure#1 in Binder.init(_:scheduler:binding:) (completed)"]
        )
        binder.onNext(1)
        XCTAssertEqual(elements, [1])
    }

    func testD002_72_theTargetIsHeldWeakly() {
        weak var target: View?
        func make() -> Binder<Int> {
            let view = View()
            target = view
            return Binder(view) { _, _ in XCTFail("The target is gone.") }
        }
        let binder = make()
        XCTAssertNil(target)
        binder.onNext(1)
    }

    func testD002_73_aBinderIsAnObserverItself() {
        let binder = Binder<Int>(view) { _, _ in }
        let direct = Calls(of: { Observable.just(1).subscribe(binder).dispose() })
        XCTAssertEqual(direct.count("Binder.on(_:) (next(1))"), 1)
        XCTAssertEqual(direct.count(containing: "AnyObserver"), 0)
        let erased = Calls(of: { binder.asObserver().onNext(1) })
        XCTAssertEqual(
            erased.made(by: "AnyObserver.on(_:) (next(1))"),
            ["Binder.on(_:) (next(1))"]
        )
    }

    func testD002_74_rxMakesABinderOfEachPropertyThatCanBeSet() throws {
        let alpha: Binder<Double> = view.rx.alpha
        alpha.onNext(0.5)
        XCTAssertEqual(view.alpha, 0.5)
        for text in try librarySources() {
            XCTAssertFalse(text.contains("isHidden"))
        }
    }

    func testTheSamplesOfTheDocument() {
        // The first.
        let observer: Binder<Bool> = Binder(view) { view, hidden in view.isHidden = hidden }
        Observable.just(true).bind(to: observer).dispose()
        XCTAssertTrue(view.isHidden)
        // The second. What is written by hand goes before what is made of the key path.
        Observable.just(false).bind(to: view.rx.isHidden).dispose()
        XCTAssertFalse(view.isHidden)
    }
}
