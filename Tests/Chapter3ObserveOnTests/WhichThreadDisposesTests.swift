// Which thread `onDisposed` and the cleanup run on: *disposing* in the appendix about threads.

import Foundation
import MiniRxTraced
import Recorder
import TestSupport
import XCTest

extension ObservableType {
    /// Subscribes, and notes the lanes of `onCompleted` and of `onDisposed`.
    fileprivate func noteTermination(in notes: Notes) -> Disposable {
        subscribe(
            onCompleted: { notes.here("completed") },
            onDisposed: { notes.here("onDisposed") }
        )
    }
}

final class WhichThreadDisposesTests: LeakCheckedTestCase {
    private let notes = Notes()
    private let subject = PublishSubject<Int>()
    private let target = DispatchQueue(label: "target")
    private var source: Observable<Int> { subject.notingCleanup(in: notes) }

    private func disposeOnX(_ subscription: Disposable?) {
        let notes = notes
        on("x") {
            subscription?.dispose()
            notes.add("dispose() has returned")
        }
    }

    func testTheSourceTerminates() {
        let subject = subject
        notes.expect(["completed x", "onDisposed x", "cleanup x"]) {
            _ = source.noteTermination(in: notes)
            on("x") { subject.onCompleted() }
        }
    }

    func testTheSourceTerminatesUpstreamOfObserveOn() {
        let subject = subject
        let subscription = source.observe(on: scheduler("b", over: target)).noteTermination(
            in: notes
        )
        target.suspend()
        notes.expect(["cleanup x"]) { on("x") { subject.onCompleted() } }
        notes.expect(["completed b", "onDisposed b"]) { target.resume() }
        subscription.dispose()
    }

    /// x waits between its `onCompleted` and its disposal, until b has disposed.
    func testTheDeliveredEventMayDisposeFirst() {
        let (notes, subject) = (notes, subject)
        let cleanedUp = DispatchSemaphore(value: 0)
        let source = Observable<Int>.create { observer in
            _ = subject.subscribe(observer)
            return Disposables.create {
                notes.here("cleanup")
                cleanedUp.signal()
            }
        }
        .do(afterCompleted: { _ = cleanedUp.wait(timeout: .now() + 10) })
        notes.expect(["completed b", "onDisposed b", "cleanup b"]) {
            _ = source.observe(on: scheduler("b")).noteTermination(in: notes)
            on("x") { subject.onCompleted() }
        }
    }

    func testAnOperatorDownstreamOfObserveOnTerminates() {
        let subject = subject
        notes.expect(["completed b", "onDisposed b", "cleanup b"]) {
            _ = source.observe(on: scheduler("b")).take(1).noteTermination(in: notes)
            on("x") { subject.onNext(1) }
        }
    }

    func testDisposingAcrossTwoSubscribeOn() {
        let (notes, upper) = (notes, DispatchQueue(label: "upper's target"))
        var subscription: Disposable?
        notes.expect(["subscribed upper"]) {
            subscription = source.do(onSubscribed: { notes.here("subscribed") })
                .subscribe(on: scheduler("upper", over: upper))
                .do(onDispose: { notes.here("between") })
                .subscribe(on: scheduler("lower", over: target))
                .noteTermination(in: notes)
        }
        for queue in [target, upper] {
            queue.sync {}
            queue.suspend()
        }
        notes.expect(["onDisposed x", "dispose() has returned"]) { disposeOnX(subscription) }
        notes.expect(["between lower"]) { target.resume() }
        notes.expect(["cleanup upper"]) { upper.resume() }
    }

    func testDisposingWithObserveOn() {
        let subscription = source.observe(on: scheduler("b")).noteTermination(in: notes)
        notes.expect(["cleanup x", "onDisposed x", "dispose() has returned"]) {
            disposeOnX(subscription)
        }
    }

    func testReleasingABag() {
        var bag: DisposeBag? = DisposeBag()
        source.noteTermination(in: notes).disposed(by: bag!)
        notes.expect(["cleanup x", "onDisposed x"]) { on("x") { bag = nil } }
    }

    func testTheLastObserverOfAShareCleansUp() {
        let shared = source.share()
        let (first, last) = (shared.noteTermination(in: notes), shared.noteTermination(in: notes))
        notes.expect(["onDisposed x"]) { on("x") { first.dispose() } }
        notes.expect(["cleanup y", "onDisposed y"]) { on("y") { last.dispose() } }
    }

    func testUsingDisposesOfItsResourceAfterTheInnerCleanup() {
        let (notes, source) = (notes, source)
        let using = Observable<Int>.using(
            { Resource(notes: notes) },
            observableFactory: { _ in source }
        )
        let subscription = using.noteTermination(in: notes)
        notes.expect(["cleanup x", "resource x", "onDisposed x", "dispose() has returned"]) {
            disposeOnX(subscription)
        }
    }

    private struct Resource: Disposable {
        let notes: Notes
        func dispose() { notes.here("resource") }
    }
}
