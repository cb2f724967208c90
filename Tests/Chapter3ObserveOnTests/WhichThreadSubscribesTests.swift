// Which thread creates and subscribes: the first two tables of the appendix about threads.

import MiniRxTraced
import Recorder
import TestSupport
import XCTest

final class WhichThreadSubscribesTests: LeakCheckedTestCase {
    private let notes = Notes()

    func testTheClosuresOfFactoriesRunWhereTheSubscriptionDoes() {
        let (notes, a) = (notes, scheduler("a"))
        let deferred = Observable<Int>.deferred {
            notes.here("deferred")
            return .empty()
        }
        let using = Observable<Int>.using(
            { () -> BooleanDisposable in
                notes.here("resource")
                return BooleanDisposable()
            },
            observableFactory: { _ in
                notes.here("observable")
                return .empty()
            }
        )
        let generate = Observable.generate(
            initialState: 0,
            condition: { state in
                notes.here("condition")
                return state < 1
            },
            iterate: { state in
                notes.here("iterate")
                return state + 1
            }
        )
        notes.expect(["deferred a"]) { _ = deferred.subscribe(on: a).subscribe() }
        notes.expect(["resource a", "observable a"]) { _ = using.subscribe(on: a).subscribe() }
        notes.expect(["condition a", "iterate a", "condition a"]) {
            _ = generate.subscribe(on: a).subscribe()
        }
    }

    func testAFactoryWithASchedulerSendsOnIt() {
        let (notes, a) = (notes, scheduler("a"))
        let sources: [Observable<Int>] = [
            .just(1, scheduler: a), .of(1, scheduler: a), .from([1], scheduler: a),
        ]
        for source in sources {
            notes.expect(["next(1) a", "completed a"]) { _ = source.noteEvents(in: notes) }
        }
    }

    func testReplayedElementsComeOnTheThreadThatSubscribes() {
        let notes = notes
        let behavior = BehaviorSubject(value: 0)
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 1)
        let kept = source.share(replay: 1, scope: .forever)
        let subscriptions = [shared.subscribe(), kept.subscribe()]
        [behavior.asObserver(), replay.asObserver(), source.asObserver()].forEach { $0.onNext(1) }
        for observable in [behavior.asObservable(), replay.asObservable(), shared, kept] {
            notes.expect(["next(1) x", "subscribe has returned x"]) {
                on("x") {
                    let subscription = observable.noteEvents(in: notes)
                    notes.here("subscribe has returned")
                    subscription.dispose()
                }
            }
        }
        subscriptions.forEach { $0.dispose() }
    }

    func testMainSchedulerSubscribesAtOnceIfItIsIdle() {
        let notes = notes
        let source = Observable<Int>.deferred {
            notes.here("deferred")
            return .empty()
        }
        let subscribe = {
            _ = source.subscribe(on: MainScheduler.instance).subscribe()
            notes.add("subscribe has returned")
        }
        func schedule(_ body: @escaping () -> Void) {
            _ = MainScheduler.instance.schedule(()) { _ in
                body()
                return Disposables.create()
            }
        }
        notes.expect(["deferred main", "subscribe has returned"], subscribe)
        // While an action runs, and while one is queued.
        notes.expect(["subscribe has returned", "deferred main"]) { schedule(subscribe) }
        notes.expect(["subscribe has returned", "queued action", "deferred main"]) {
            on("x") { schedule { notes.add("queued action") } }
            subscribe()
        }
    }

    func testAnInnerSequenceIsSubscribedToWhereTheOuterElementArrives() {
        let notes = notes
        let inner = Observable<Int>.deferred {
            notes.here("inner")
            return .never()
        }
        let outer = PublishSubject<Int>()
        let subscriptions = [
            outer.flatMap { _ in inner }.subscribe(),
            outer.flatMapLatest { _ in inner }.subscribe(),
        ]
        for x in ["x", "y"] {
            notes.expect(["inner \(x)", "inner \(x)"]) { on(x) { outer.onNext(1) } }
        }
        subscriptions.forEach { $0.dispose() }
    }

    func testRetryAndCatchGoOnWhereTheErrorArrives() {
        let notes = notes
        let subject = PublishSubject<Int>()
        var observer: AnyObserver<Int>?
        let source = Observable<Int>.create {
            notes.here("attempt")
            observer = $0
            return Disposables.create()
        }
        var subscription: Disposable?
        notes.expect(["attempt main"]) { subscription = source.retry().subscribe() }
        notes.expect(["attempt x"]) { on("x") { observer?.onError(Failure()) } }
        subscription?.dispose()
        observer = nil

        subscription = subject.catch { _ in
            notes.here("handler")
            return source
        }.subscribe()
        notes.expect(["handler x", "attempt x"]) { on("x") { subject.onError(Failure()) } }
        subscription?.dispose()
        observer = nil
    }

    func testDelaySubscriptionSubscribesOnTheScheduler() {
        let notes = notes
        let source = Observable<Int>.deferred {
            notes.here("deferred")
            return .empty()
        }
        notes.expect(["deferred a"]) {
            _ = source.delaySubscription(.milliseconds(1), scheduler: scheduler("a")).subscribe()
        }
    }
}
