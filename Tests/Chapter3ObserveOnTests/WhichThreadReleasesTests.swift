// Which thread releases the objects of a subscription: *deinit* in the appendix about threads.

import MiniRxTraced
import Recorder
import TestSupport
import XCTest

/// An object that a closure retains. Its `deinit` notes the lane.
private final class Held {
    private let notes: Notes

    init(_ notes: Notes) {
        self.notes = notes
    }

    deinit { notes.here("released") }
}

final class WhichThreadReleasesTests: LeakCheckedTestCase {
    private let notes = Notes()
    private let subject = PublishSubject<Int>()

    /// Subscribes with a handler that alone retains an object.
    private func subscribeHolding(_ source: Observable<Int>) -> Disposable {
        let held = Held(notes)
        return source.subscribe(onCompleted: { [notes] in
            withExtendedLifetime(held) { notes.here("completed") }
        })
    }

    /// A source whose cleanup alone retains an object.
    private func sourceHolding() -> Observable<Int> {
        Observable.create { [notes] _ in
            let held = Held(notes)
            return Disposables.create {
                withExtendedLifetime(held) { notes.here("cleanup") }
            }
        }
    }

    private func disposeOnX(_ subscription: Disposable) {
        let notes = notes
        on("x") {
            subscription.dispose()
            notes.add("dispose() has returned")
        }
    }

    func testADisposalReleasesTheHandlers() {
        let subscription = subscribeHolding(subject.asObservable())
        notes.expect(["released x", "dispose() has returned"]) { disposeOnX(subscription) }
    }

    func testATerminalEventReleasesTheHandlers() {
        let (notes, subject) = (notes, subject)
        let subscription = subscribeHolding(subject.filter { _ in true })
        notes.expect(["completed x", "released x", "onCompleted() has returned"]) {
            on("x") {
                subject.onCompleted()
                notes.add("onCompleted() has returned")
            }
        }
        subscription.dispose()
    }

    func testATerminalEventReleasesTheHandlersOnTheSchedulersQueue() {
        let (subject, queue) = (subject, DispatchQueue(label: "target"))
        let subscription = subscribeHolding(subject.observe(on: scheduler("b", over: queue)))
        queue.suspend()
        notes.expect([]) { on("x") { subject.onCompleted() } }
        notes.expect(["completed b", "released b"]) { queue.resume() }
        subscription.dispose()
    }

    func testADisposalReleasesWhatTheCleanupHolds() {
        let subscription = sourceHolding().subscribe()
        notes.expect(["cleanup x", "released x", "dispose() has returned"]) {
            disposeOnX(subscription)
        }
    }

    func testWithSubscribeOnTheSchedulersQueueReleasesWhatTheCleanupHolds() {
        let queue = DispatchQueue(label: "target")
        let subscription = sourceHolding().subscribe(on: scheduler("a", over: queue)).subscribe()
        queue.sync {}
        queue.suspend()
        notes.expect(["dispose() has returned"]) { disposeOnX(subscription) }
        notes.expect(["cleanup a", "released a"]) { queue.resume() }
    }

    func testABagDisposesWhereItIsReleased() {
        var bag: DisposeBag? = DisposeBag()
        sourceHolding().subscribe().disposed(by: bag!)
        notes.expect(["cleanup x", "released x"]) { on("x") { bag = nil } }
    }
}
