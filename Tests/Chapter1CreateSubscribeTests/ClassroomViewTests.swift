// The walkthrough as text, step by step, to be read beside the chapter.

import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

final class ClassroomViewTests: LeakCheckedTestCase {
    /// What RxSwift 6.2.0 does when the sample runs.
    private let walkthrough = """
        Step 1. `create` keeps the closure
        main | ObservableType.create(_:)
        main |   AnonymousObservable.init(_:)
        Step 2. `subscribe` makes a disposable of `onDisposed`
        main | ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) [self: AnonymousObservable]
        main |   Disposables.create(with:)
        main |     AnonymousDisposable.init(disposeAction:)
        Step 3. The observer is made of a closure
        main |   AnonymousObserver.init(_:)
        Step 4. `asObservable` returns the object itself
        main |   Observable.asObservable() [self: AnonymousObservable]
        Step 5. `Producer.subscribe` asks for a trampoline
        main |   Producer.subscribe(_:) [self: AnonymousObservable]
        main |     CurrentThreadScheduler.isScheduleRequired.get
        Step 6. The trampoline starts on the current thread
        main |     CurrentThreadScheduler.schedule(_:action:)
        main |       CurrentThreadScheduler.isScheduleRequired.get
        main |       CurrentThreadScheduler.isScheduleRequired.set
        Step 7. The first action calls `run`
        main |       closure#1 in Producer.subscribe(_:)
        main |         AnonymousObservable.run(_:cancel:)
        Step 8. The sink is made
        main |           AnonymousObservableSink.init(observer:cancel:)
        main |             Sink.init(observer:cancel:)
        Step 9. The sink starts your closure
        main |           AnonymousObservableSink.run(_:)
        main |             AnyObserver.init(_:)
        main |             (user) closure#1
        Step 10. `onNext` becomes `on`
        main |               ObserverType.onNext(_:)
        main |                 AnyObserver.on(_:) (next(1))
        Step 11. The sink checks the rules
        main |                   AnonymousObservableSink.on(_:) (next(1))
        Step 12. `forwardOn` reaches the observer
        main |                     Sink.forwardOn(_:) [self: AnonymousObservableSink] (next(1))
        main |                       ObserverBase.on(_:) [self: AnonymousObserver] (next(1))
        main |                         AnonymousObserver.onCore(_:) (next(1))
        Step 13. Your `onNext` prints 1
        main |                           closure#1 in ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) (next(1))
        main |                             (user) closure#2
        main |                               # prints 1
        Step 14. `onCompleted` takes the same path
        main |               ObserverType.onCompleted()
        main |                 AnyObserver.on(_:) (completed)
        main |                   AnonymousObservableSink.on(_:) (completed)
        main |                     Sink.forwardOn(_:) [self: AnonymousObservableSink] (completed)
        main |                       ObserverBase.on(_:) [self: AnonymousObserver] (completed)
        main |                         AnonymousObserver.onCore(_:) (completed)
        main |                           closure#1 in ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) (completed)
        Step 15. `onDisposed` runs, still inside `subscribe`
        main |                             AnonymousDisposable.dispose()
        main |                               (user) closure#3
        main |                                 # prints dispose
        Step 16. The sink disposes of itself, too early
        main |                     Sink.dispose() [self: AnonymousObservableSink]
        main |                       SinkDisposer.dispose()
        Step 17. Only now does your closure return
        main |               Disposables.create()
        Step 18. The disposer disposes of the sink a second time
        main |         SinkDisposer.setSinkAndSubscription(sink:subscription:)
        main |           Sink.dispose() [self: AnonymousObservableSink]
        main |             SinkDisposer.dispose()
        main |           NopDisposable.dispose()
        Step 19. The trampoline ends
        main |       CurrentThreadScheduler.isScheduleRequired.set
        Step 20. What `subscribe` returns
        main |   Disposables.create(_:_:)
        main |     BinaryDisposable.init(_:_:)
        Step 21. `dispose()` by hand finds nothing to do
        main | # dispose() by hand
        main | BinaryDisposable.dispose()
        main |   SinkDisposer.dispose()
        main |   AnonymousDisposable.dispose()
        main | # end of scenario
        """

    func testTheWalkthrough() throws {
        let sample = try XCTUnwrap(Walkthrough.named("create-subscribe"))
        let trace = sample.lines(of: sample.record()).map { part in
            let heading = part.step.map { "Step \($0.number). \($0.title)" } ?? "Before"
            return ([heading] + part.lines.map(\.golden)).joined(separator: "\n")
        }
        if let difference = firstDifference(
            of: trace.joined(separator: "\n"),
            from: walkthrough
        ) {
            XCTFail(difference)
        }
    }

    func testTheTextIsRxSwiftsRecordedTrace() throws {
        let lines = walkthrough.components(separatedBy: "\n").filter { !$0.hasPrefix("Step ") }
        XCTAssertEqual(
            lines,
            try goldenTrace("create-subscribe").split(separator: "\n").map(String.init)
        )
    }
}
