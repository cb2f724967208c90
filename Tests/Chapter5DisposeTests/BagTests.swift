// What a bag retains when its subscriptions have terminated, and the retain cycle through `self`.
// The expectations are what RxSwift 6.2.0 does in the same programs.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class BagTests: LeakCheckedTestCase {
    private final class Token {}

    /// Weak references to all that belongs to one subscription in a bag.
    private struct Parts {
        weak var pair: AnyObject?
        weak var disposer: AnyObject?
        weak var action: AnyObject?
        weak var onDisposed: Token?
        weak var sink: AnyObject?
        weak var observer: AnyObject?
        weak var handler: Token?
        weak var cleanup: Token?
    }

    /// Subscribes to a source that terminates when `send` is told so, and puts the subscription
    /// into `bag`.
    private func subscribe(
        _ bag: DisposeBag,
        _ send: inout AnyObserver<Int>?
    ) -> (parts: Parts, subscription: Disposable) {
        let (handler, cleanup, onDisposed) = (Token(), Token(), Token())
        var given: AnyObserver<Int>?
        let subscription = Observable<Int>.create { observer in
            given = observer
            return Disposables.create { _ = cleanup }
        }
        .subscribe(onNext: { _ in _ = handler }, onDisposed: { _ = onDisposed })
        subscription.disposed(by: bag)
        send = given
        func part(_ path: String) -> AnyObject? {
            property(path: path, of: subscription) as AnyObject?
        }
        let parts = Parts(
            pair: subscription as AnyObject,
            disposer: part("disposable1"),
            action: part("disposable2"),
            onDisposed: onDisposed,
            sink: part("disposable1.sink"),
            observer: part("disposable1.sink.observer"),
            handler: handler,
            cleanup: cleanup
        )
        return (parts, subscription)
    }

    private enum State: CaseIterable {
        case running, terminated, disposed, bagReleased
    }

    /// Of each part whether it is still there in that state.
    private func isRetained(_ state: State) -> [Bool] {
        var bag: DisposeBag? = DisposeBag()
        var send: AnyObserver<Int>?
        func begin() -> Parts {
            let (parts, subscription) = subscribe(bag!, &send)
            if state == .disposed { subscription.dispose() }
            return parts
        }
        let parts = begin()
        if state == .terminated { send?.onCompleted() }
        send = nil
        if state == .bagReleased { bag = nil }
        defer { bag = nil }
        return [
            parts.pair != nil, parts.disposer != nil, parts.action != nil,
            parts.onDisposed != nil, parts.sink != nil, parts.observer != nil,
            parts.handler != nil, parts.cleanup != nil,
        ]
    }

    func testWhatABagRetainsIsTheChaptersTable() throws {
        let chapter = try source("Chapters/05-dispose.md")
        let columns = State.allCases.map(isRetained)
        let names = [
            "the `BinaryDisposable`", "the `SinkDisposer`", "the `AnonymousDisposable`",
            "your `onDisposed`", "the sink", "the observer", "your `onNext`", "your cleanup",
        ]
        for (index, name) in names.enumerated() {
            let cells = columns.map { $0[index] ? "retained" : "–" }
            let row = "| \(name) | " + cells.joined(separator: " | ") + " |\n"
            XCTAssertTrue(chapter.contains(row), row)
        }
    }

    /// What the retained disposables still refer to after the source has terminated.
    func testTheDisposablesInABagAreEmptyAfterTheTermination() throws {
        let bag = DisposeBag()
        var send: AnyObserver<Int>?
        _ = subscribe(bag, &send)
        send?.onCompleted()
        send = nil
        let list = try XCTUnwrap(property("disposables", of: bag) as? [Disposable])
        XCTAssertEqual(list.map(typeName), ["BinaryDisposable"])
        let pair = try XCTUnwrap(list.first as? Cancelable)
        XCTAssertFalse(pair.isDisposed, "nobody has called its `dispose()`")
        XCTAssertEqual(property("disposable1", of: pair).map(typeName), "SinkDisposer")
        XCTAssertEqual(property("disposable2", of: pair).map(typeName), "AnonymousDisposable")
        for path in [
            "disposable1.sink", "disposable1.subscription", "disposable2.disposeAction",
        ] {
            XCTAssertNil(property(path: path, of: pair), path)
        }
    }

    /// A `BehaviorSubject` that has terminated still retains its observers. The bag takes them out.
    func testABehaviorSubjectRetainsItsObserversUntilTheBagGoes() {
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        var bag: DisposeBag? = DisposeBag()
        func subscribe(_ subject: Observable<Int>) -> Parts {
            let handler = Token()
            subject.subscribe(onNext: { _ in _ = handler }).disposed(by: bag!)
            return Parts(handler: handler)
        }
        let (first, second) = (subscribe(publish), subscribe(behavior))
        publish.onCompleted()
        behavior.onCompleted()
        XCTAssertNil(first.handler)
        XCTAssertNotNil(second.handler)
        bag = nil
        XCTAssertNil(second.handler)
    }

    // MARK: The cycle through `self`

    private enum Capture: CaseIterable {
        case strong, weak, with
    }

    private final class Screen {
        let bag = DisposeBag()
        let notes: Notes
        var sum = 0

        init(notes: Notes) {
            self.notes = notes
        }

        func begin(_ source: Observable<Int>, _ capture: Capture) {
            let subscription: Disposable
            switch capture {
            case .strong: subscription = source.subscribe(onNext: { self.sum += $0 })
            case .weak: subscription = source.subscribe(onNext: { [weak self] in self?.sum += $0 })
            case .with:
                subscription = source.subscribe(
                    with: self,
                    onNext: { $0.sum += $1 },
                    onDisposed: { $0.notes.add("disposed") }
                )
            }
            subscription.disposed(by: bag)
        }
    }

    /// Each arrow of the chapter's drawing is a property, and only a handler that captures `self`
    /// weakly lets the screen go. The termination of the source breaks the cycle as well.
    func testOnlyAStrongCaptureKeepsTheScreen() throws {
        for capture in Capture.allCases {
            var cleanups = 0
            let notes = Notes()
            weak var screen: Screen?
            weak var sink: AnyObject?
            func open() throws {
                let made = Screen(notes: notes)
                screen = made
                made.begin(
                    Observable.create { _ in Disposables.create { cleanups += 1 } },
                    capture
                )
                let list = try XCTUnwrap(property(path: "bag.disposables", of: made) as? [Any])
                let pair = try XCTUnwrap(list.first)
                let path = ["disposable1", "sink", "observer", "eventHandler"]
                let types = (1...path.count).map { length in
                    property(path: path.prefix(length).joined(separator: "."), of: pair)
                        .map(typeName)
                }
                XCTAssertEqual(
                    types.prefix(3),
                    ["SinkDisposer", "AnonymousObservableSink", "AnonymousObserver"]
                )
                XCTAssertNotNil(types[3])
                sink = property(path: "disposable1.sink", of: pair) as AnyObject?
            }
            try open()
            XCTAssertEqual(screen != nil, capture == .strong, "\(capture)")
            XCTAssertEqual(sink != nil, capture == .strong, "\(capture)")
            XCTAssertEqual(cleanups, capture == .strong ? 0 : 1, "\(capture)")
            XCTAssertEqual(notes.all, [], "the screen is gone when `onDisposed` would be called")
            // What breaks the cycle: here from the only place that is left.
            (sink as? Disposable)?.dispose()
            XCTAssertNil(screen)
            XCTAssertEqual(cleanups, 1, "\(capture)")
        }
    }

    func testTheTerminationOfTheSourceBreaksTheCycle() {
        var send: AnyObserver<Int>?
        weak var screen: Screen?
        func open() {
            let made = Screen(notes: Notes())
            screen = made
            let source = Observable<Int>.create {
                send = $0
                return Disposables.create()
            }
            made.begin(source, .strong)
        }
        open()
        XCTAssertNotNil(screen)
        send?.onCompleted()
        send = nil
        XCTAssertNil(screen)
    }

    /// What runs inside `bag = DisposeBag()`, for a subscription in the old bag.
    func testANewBagInTheOldOnesPlace() {
        func order(_ change: (PublishSubject<Int>, Disposable) -> Void) -> [String] {
            var (order, bag) = ([String](), DisposeBag())
            let subject = PublishSubject<Int>()
            let subscription = Observable<Int>.create { observer in
                Disposables.create(
                    subject.subscribe(observer),
                    Disposables.create { order.append("cleanup") }
                )
            }
            .subscribe(
                onNext: { _ in
                    bag = DisposeBag()
                    order.append("the handler goes on")
                },
                onDisposed: { order.append("onDisposed") }
            )
            subscription.disposed(by: bag)
            change(subject, subscription)
            order.append("assigned")
            bag = DisposeBag()
            order.append("next statement")
            return order
        }
        XCTAssertEqual(
            order { _, _ in },
            ["assigned", "cleanup", "onDisposed", "next statement"]
        )
        XCTAssertEqual(
            order { subject, _ in subject.onCompleted() },
            ["onDisposed", "cleanup", "assigned", "next statement"]
        )
        XCTAssertEqual(
            order { _, subscription in subscription.dispose() },
            ["cleanup", "onDisposed", "assigned", "next statement"]
        )
        XCTAssertEqual(
            order { subject, _ in subject.onNext(1) },
            ["cleanup", "onDisposed", "the handler goes on", "assigned", "next statement"]
        )
    }
}
