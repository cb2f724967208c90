// The flags of the disposables against every order in which threads can set and dispose.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class InterleavingTests: LeakCheckedTestCase {
    /// Counts how often it is disposed of.
    private final class Counted: Disposable {
        private(set) var count = 0

        func dispose() { count += 1 }
    }

    /// How many orders there are for pieces with so many turns each.
    private func orders(_ turns: Int...) -> Int {
        var (all, orders) = (0, 1)
        for turn in turns.flatMap({ 1...$0 }) {
            all += 1
            orders = orders * all / turn
        }
        return orders
    }

    func testSinkDisposerSetAgainstDispose() {
        let count = forEveryInterleaving {
            let (disposer, sink, subscription) = (SinkDisposer(), Counted(), Counted())
            return (
                [
                    { disposer.setSinkAndSubscription(sink: sink, subscription: subscription) },
                    { disposer.dispose() },
                ],
                { order in
                    XCTAssertEqual([sink.count, subscription.count], [1, 1], order)
                    XCTAssertNil(property("sink", of: disposer), order)
                    XCTAssertNil(property("subscription", of: disposer), order)
                }
            )
        }
        // Three turns each: before the atomic operation, the operation, after it.
        XCTAssertEqual(count, orders(3, 3))
    }

    func testSinkDisposerSetAgainstTwoDisposes() {
        let count = forEveryInterleaving {
            let (disposer, sink, subscription) = (SinkDisposer(), Counted(), Counted())
            return (
                [
                    { disposer.setSinkAndSubscription(sink: sink, subscription: subscription) },
                    { disposer.dispose() },
                    { disposer.dispose() },
                ],
                { order in
                    XCTAssertEqual([sink.count, subscription.count], [1, 1], order)
                    XCTAssertNil(property("sink", of: disposer), order)
                    XCTAssertNil(property("subscription", of: disposer), order)
                }
            )
        }
        XCTAssertEqual(count, orders(3, 3, 3))
    }

    /// A real sink, which disposes of its disposer as its disposer disposes of it: on one thread
    /// the source ends, on the other the subscription is disposed of while it is being made.
    func testSinkAndSinkDisposer() {
        let count = forEveryInterleaving {
            let disposer = SinkDisposer()
            let subscription = Counted()
            let observer = AnonymousObserver<Int> { _ in }
            var sink: Sink<AnonymousObserver<Int>>? = Sink(observer: observer, cancel: disposer)
            let isDisposed = { [weak sink] in sink?.isDisposed }
            let pieces: [() -> Void] = [
                { [sink] in
                    disposer.setSinkAndSubscription(sink: sink!, subscription: subscription)
                },
                { [sink] in sink!.dispose() },
            ]
            sink = nil
            return (
                pieces,
                { order in
                    XCTAssertEqual(subscription.count, 1, order)
                    XCTAssertEqual(isDisposed(), true, order)
                    XCTAssertNil(property("sink", of: disposer), order)
                }
            )
        }
        XCTAssertGreaterThan(count, orders(3, 3))
    }

    func testSingleAssignmentDisposableSetAgainstDispose() {
        let count = forEveryInterleaving {
            let (place, disposable) = (SingleAssignmentDisposable(), Counted())
            return (
                [{ place.setDisposable(disposable) }, { place.dispose() }],
                { order in
                    XCTAssertEqual(disposable.count, 1, order)
                    XCTAssertNil(property("disposable", of: place), order)
                }
            )
        }
        XCTAssertEqual(count, orders(3, 3))
    }

    func testSingleAssignmentDisposableSetAgainstTwoDisposes() {
        let count = forEveryInterleaving {
            let (place, disposable) = (SingleAssignmentDisposable(), Counted())
            return (
                [
                    { place.setDisposable(disposable) }, { place.dispose() },
                    { place.dispose() },
                ],
                { order in
                    XCTAssertEqual(disposable.count, 1, order)
                    XCTAssertNil(property("disposable", of: place), order)
                }
            )
        }
        XCTAssertEqual(count, orders(3, 3, 3))
    }

    /// Two that are set push one another out; the last one goes with the place.
    func testSerialDisposableTwoSetsAgainstDispose() {
        let count = forEveryInterleaving {
            let (place, first, second) = (SerialDisposable(), Counted(), Counted())
            return (
                [
                    { place.disposable = first }, { place.disposable = second },
                    { place.dispose() },
                ],
                { order in
                    XCTAssertEqual([first.count, second.count], [1, 1], order)
                    XCTAssertNil(property("current", of: place), order)
                }
            )
        }
        XCTAssertEqual(count, orders(3, 3, 3))
    }

    func testSerialDisposableSetAgainstTwoDisposes() {
        let count = forEveryInterleaving {
            let (place, disposable) = (SerialDisposable(), Counted())
            return (
                [
                    { place.disposable = disposable }, { place.dispose() }, { place.dispose() },
                ],
                { order in
                    XCTAssertEqual(disposable.count, 1, order)
                    XCTAssertNil(property("current", of: place), order)
                }
            )
        }
        XCTAssertEqual(count, orders(3, 3, 3))
    }

    /// An event that has passed the sink's flag is delivered, although `dispose()` has returned.
    func testAnEventThatHasPassedTheFlagArrivesAfterDispose() {
        var outcomes: Set<[String]> = []
        _ = forEveryInterleaving {
            let notes = Notes()
            let observer = AnyObserver<Int> { _ in notes.add("next") }
            let sink = Sink(observer: observer, cancel: SinkDisposer())
            return (
                [
                    { sink.forwardOn(.next(1)) },
                    {
                        sink.dispose()
                        notes.add("disposed")
                    },
                ],
                { _ in outcomes.insert(notes.all) }
            )
        }
        XCTAssertEqual(outcomes, [["next", "disposed"], ["disposed", "next"], ["disposed"]])
    }
}
