// What chapter 1 says of its disposables: in which order they dispose, and what they let go of.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class DisposableTests: LeakCheckedTestCase {
    func testAnActionRunsOnceAndIsLetGoOfBeforehand() {
        var disposable: Disposable?
        var (runs, isHeld) = (0, true)
        disposable = Disposables.create {
            runs += 1
            isHeld = property("disposeAction", of: disposable!) != nil
        }
        disposable?.dispose()
        disposable?.dispose()
        XCTAssertEqual(runs, 1)
        XCTAssertFalse(isHeld)
        disposable = nil
    }

    func testTwoAreDisposedOfInTurnAndLetGoOf() {
        let notes = Notes()
        let both = Disposables.create(
            Disposables.create { notes.add("first") },
            Disposables.create { notes.add("second") }
        )
        both.dispose()
        XCTAssertEqual(notes.all, ["first", "second"])
        XCTAssertNil(property("disposable1", of: both))
        XCTAssertNil(property("disposable2", of: both))
    }

    /// A member that waits for another thread, which looks at the group, would wait for ever.
    func testAGroupHoldsNoLockWhileItDisposes() {
        let group = CompositeDisposable()
        let isWaiting = isHeldUp({ _ = group.count }, seconds: 10) { during in
            withoutActuallyEscaping(during) { during in
                _ = group.insert(Disposables.create(with: during))
                group.dispose()
            }
        }
        XCTAssertFalse(isWaiting)
    }

    func testWhoLeavesAGroupIsDisposedOf() throws {
        let (group, member) = (CompositeDisposable(), Counter())
        group.remove(for: try XCTUnwrap(group.insert(member)))
        XCTAssertEqual(member.count, 1)
        XCTAssertEqual(group.count, 0)
    }

    func testABagDisposesOfWhatIsInItWhenItGoes() {
        let member = Counter()
        var bag: DisposeBag? = DisposeBag()
        bag?.insert(member)
        XCTAssertEqual(member.count, 0)
        bag = nil
        XCTAssertEqual(member.count, 1)
    }

    /// A place whose bag goes is disposed of at once: what comes into a bag that is on its way out
    /// is not kept.
    func testWhatComesIntoABagThatGoesIsDisposedOf() {
        let late = Counter()
        var bag: DisposeBag? = DisposeBag()
        let insert: (Disposable) -> Void = { [unowned(unsafe) bag = bag!] in bag.insert($0) }
        bag?.insert(Disposables.create { insert(late) })
        bag = nil
        XCTAssertEqual(late.count, 1)
    }

    func testAPlaceLetsGoOfWhatCameTooLate() {
        let (place, late) = (SingleAssignmentDisposable(), Counter())
        place.dispose()
        place.setDisposable(late)
        XCTAssertEqual(late.count, 1)
        XCTAssertNil(property("disposable", of: place))
    }

    func testAForwarderPassesTheEndOnBeforeItDisposes() {
        for end in [Event<Int>.completed, .error(Failure())] {
            let notes = Notes()
            let sink = Sink(
                observer: AnyObserver<Int> { _ in notes.add("end") },
                cancel: Disposables.create { notes.add("disposed") }
            )
            sink.forwarder().on(end)
            XCTAssertEqual(notes.all, ["end", "disposed"])
        }
    }

    /// Whoever is told by the disposer finds the sink stopped.
    func testASinkStopsBeforeItDisposes() {
        var sink: Sink<AnyObserver<Int>>?
        var isStopped = false
        sink = Sink(
            observer: AnyObserver { _ in },
            cancel: Disposables.create { isStopped = sink!.isDisposed }
        )
        sink?.dispose()
        XCTAssertTrue(isStopped)
        sink = nil
    }

    func testAnObserverTakesNothingAfterItWasDisposedOfOrTheEnd() {
        let notes = Notes()
        let ended = AnonymousObserver<Int> { notes.add("\($0)") }
        [.next(1), .completed, .next(2), .completed].forEach(ended.on)
        XCTAssertEqual(notes.all, ["next(1)", "completed"])
        let disposed = AnonymousObserver<Int> { notes.add("\($0)") }
        disposed.dispose()
        [.next(3), .completed].forEach(disposed.on)
        XCTAssertEqual(notes.all, ["next(1)", "completed"])
    }
}
