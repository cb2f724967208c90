// The document's claims about counting objects and about bags: D002-93 to D002-103.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class ResourcesTests: LeakCheckedTestCase {
    /// By how much the number of live objects grows while what `make` returns is alive, and that it
    /// falls back when that is released.
    private func growth(_ make: () -> Any, line: UInt = #line) -> Int32 {
        let before = Resources.total
        var made: Any? = make()
        let growth = Resources.total - before
        XCTAssertNotNil(made)
        made = nil
        XCTAssertEqual(Resources.total, before, line: line)
        return growth
    }

    func testD002_93_resourcesAreThereOnlyWithTheFlag() throws {
        let text = try source("Sources/MiniRx/Core/Resources.swift")
        let code = text.split(separator: "\n").filter { !$0.hasPrefix("//") && !$0.isEmpty }
        XCTAssertEqual(code.first, "#if TRACE_RESOURCES")
        XCTAssertEqual(code.last, "#endif")
        XCTAssertGreaterThan(growth { Observable<Int>.never() }, 0)
    }

    func testD002_94_theFlagIsThePackagesChoice() throws {
        // Here debug builds define it. The library itself asks for the flag only.
        let package = try source("Package.swift")
        XCTAssertTrue(
            package.contains(".define(\"TRACE_RESOURCES\", .when(configuration: .debug))")
        )
        for text in try librarySources() {
            XCTAssertFalse(text.contains("#if DEBUG && TRACE_RESOURCES"))
        }
    }

    func testD002_95_disposeBaseCounts() {
        XCTAssertEqual(growth { Disposables.create {} }, 1)
        XCTAssertEqual(growth { DisposeBag() }, 2, "and its lock")
    }

    func testD002_96_othersCountAsWell() {
        // A subject counts as an observable, as a subject, its lock, and its tracker's lock, which
        // it has in debug builds.
        XCTAssertEqual(growth { PublishSubject<Int>() }, 4)
        XCTAssertEqual(growth { BehaviorSubject(value: 0) }, 4)
        XCTAssertEqual(growth { AsyncSubject<Int>() }, 4)
        XCTAssertEqual(growth { ReplaySubject<Int>.create(bufferSize: 1) }, 4)
        XCTAssertEqual(growth { Observable<Int>.never() }, 1)
        XCTAssertEqual(growth { AnonymousObserver<Int> { _ in } }, 1)
        XCTAssertEqual(growth { RecursiveLock() }, 1)
        let lock = RecursiveLock()
        let before = Resources.total
        lock.performLocked { XCTAssertEqual(Resources.total, before + 1, "while it is held") }
    }

    func testD002_97_ignoringTheDisposableDoesNotStopTheSequence() {
        let subject = PublishSubject<Int>()
        var elements: [Int] = []
        _ = subject.subscribe(onNext: { elements.append($0) })
        subject.onNext(1)
        let kept = subject.subscribe(onNext: { elements.append(-$0) })
        kept.dispose()
        subject.onNext(2)
        XCTAssertEqual(elements, [1, 2])
    }

    func testD002_98_disposeEndsTheSubscription() {
        let calls = recorded("dispose-producer")
        XCTAssertEqual(
            calls.madeByEach("BinaryDisposable.dispose()"),
            [["SinkDisposer.dispose()", "AnonymousDisposable.dispose()"], []]
        )
        let subject = PublishSubject<Int>()
        let events = Events(subject)
        events.subscription.dispose()
        subject.onNext(1)
        XCTAssertEqual(events.all, ["disposed"])
    }

    func testD002_99_disposedByInsertsIntoTheBag() {
        let calls = recorded("dispose-bag")
        XCTAssertEqual(
            calls.made(by: "Disposable.disposed(by:) [self: BinaryDisposable]"),
            ["DisposeBag.insert(_:)"]
        )
        XCTAssertEqual(calls.made(by: "DisposeBag.insert(_:)"), ["DisposeBag._insert(_:)"])
    }

    func testD002_100_aBagThatGoesAwayDisposesInTheOrderOfInsertion() {
        let notes = Notes()
        var bag: DisposeBag? = DisposeBag()
        for name in ["first", "second", "third"] {
            Disposables.create { notes.add(name) }.disposed(by: bag!)
        }
        XCTAssertEqual(notes.all, [])
        bag = nil
        XCTAssertEqual(notes.all, ["first", "second", "third"])
        XCTAssertNil(
            recorded("dispose-bag").missing([
                "# bag = nil", "DisposeBag.dispose()", "DisposeBag._dispose()",
                "BinaryDisposable.dispose()",
            ])
        )
    }

    func testD002_101_whatComesWhileTheBagGoesIsDisposedOfAtOnce() {
        let notes = Notes()
        var bag: DisposeBag? = DisposeBag()
        let unowned = Unmanaged.passUnretained(bag!)
        bag!.insert(
            Disposables.create {
                // The bag is on its way out, and takes no more.
                unowned.takeUnretainedValue().insert(Disposables.create { notes.add("late") })
                notes.add("inserted")
            }
        )
        bag = nil
        XCTAssertEqual(notes.all, ["late", "inserted"])
    }

    func testD002_102_nobodyElseCanDisposeOfABag() throws {
        let text = try source("Sources/MiniRx/Disposables/DisposeBag.swift")
        XCTAssertTrue(text.contains("private func dispose()"))
        XCTAssertFalse(DisposeBag() as Any is Disposable)
    }

    func testD002_103_aFinalClassBelowDisposeBase() throws {
        let bag: DisposeBase = DisposeBag()
        XCTAssertEqual(classChain(bag), ["DisposeBag", "DisposeBase"])
        let text = try source("Sources/MiniRx/Disposables/DisposeBag.swift")
        XCTAssertTrue(text.contains("public final class DisposeBag: DisposeBase"))
    }
}
