// What chapter 1 says of flags and locks, in every order in which two threads can meet.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class FlagInterleavingTests: LeakCheckedTestCase {
    /// Two pieces of one atomic operation each have three turns each: before it, the operation,
    /// after it. So there are 6! / (3! · 3!) orders.
    private let ordersOfTwoOperations = 20

    /// Counts how often two threads that both do `action` get through.
    private func assertOnce(
        line: UInt = #line,
        _ prepare: (_ through: @escaping () -> Void) -> (one: () -> Void, other: () -> Void)
    ) {
        let count = forEveryInterleaving {
            var times = 0
            let (one, other) = prepare { times += 1 }
            return ([one, other], { XCTAssertEqual(times, 1, $0, line: line) })
        }
        XCTAssertEqual(count, ordersOfTwoOperations, line: line)
    }

    func testOfTwoEndingsAnObserverTakesOne() {
        assertOnce { through in
            let observer = AnonymousObserver<Int> { _ in through() }
            return ({ observer.on(.completed) }, { observer.on(.error(Failure())) })
        }
    }

    func testAnActionRunsOnce() {
        assertOnce { through in
            let disposable = Disposables.create(with: through)
            return (disposable.dispose, disposable.dispose)
        }
    }

    func testTwoDisposablesAsOneAreDisposedOfOnce() {
        final class Plain: Disposable {
            let action: () -> Void
            init(_ action: @escaping () -> Void) { self.action = action }
            func dispose() { action() }
        }
        assertOnce { through in
            let disposable = Disposables.create(Plain(through), Disposables.create())
            return (disposable.dispose, disposable.dispose)
        }
    }

    /// The sink of `create` has a flag of its own. At each stop of a thread that completes, another
    /// one fails, and stays in the delivery of that error until the first one has ended.
    func testOfTwoEndingsCreateTakesOne() {
        var (stop, isLast) = (0, false)
        while !isLast {
            let (inDeliveryOrEnded, oneHasEnded, ended) = (
                DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchGroup()
            )
            var source: AnyObserver<Int>?
            let endings = Counter()
            let subscription = Observable<Int>.create { observer in
                source = observer
                return Disposables.create()
            }.subscribe(
                AnyObserver { event in
                    endings.add()
                    if event.error != nil {
                        inDeliveryOrEnded.signal()
                        oneHasEnded.wait()
                    }
                }
            )
            let observer = source!
            source = nil
            var count = 0
            isLast = true
            watchStops(
                {
                    defer { count += 1 }
                    guard count == stop else { return }
                    isLast = false
                    DispatchQueue.global().async(group: ended) {
                        observer.on(.error(Failure()))
                        inDeliveryOrEnded.signal()
                    }
                    inDeliveryOrEnded.wait()
                },
                of: { _ = captureOutput { observer.on(.completed) } }
            )
            oneHasEnded.signal()
            ended.wait()
            XCTAssertEqual(endings.count, 1, "at stop \(stop)")
            subscription.dispose()
            stop += 1
        }
        XCTAssertGreaterThan(stop, 1)
    }

    func testTwoThatPutSomethingIntoABag() {
        let count = forEveryInterleaving {
            var bag: DisposeBag? = DisposeBag()
            let (first, second) = (Counter(), Counter())
            let pieces: [() -> Void] = [
                { [bag] in bag!.insert(first) }, { [bag] in bag!.insert(second) },
            ]
            return (
                pieces,
                { order in
                    XCTAssertEqual([first.count, second.count], [0, 0], order)
                    bag = nil
                }
            )
        }
        XCTAssertEqual(count, ordersOfTwoOperations, "One at a time: each takes the lock.")
    }

    func testTwoThatPutSomethingIntoAGroup() {
        let count = forEveryInterleaving {
            let (group, first, second) = (CompositeDisposable(), Counter(), Counter())
            return (
                [{ _ = group.insert(first) }, { _ = group.insert(second) }],
                { order in
                    XCTAssertEqual(group.count, 2, order)
                    group.dispose()
                    XCTAssertEqual([first.count, second.count], [1, 1], order)
                }
            )
        }
        XCTAssertEqual(count, ordersOfTwoOperations, "One at a time: each takes the lock.")
    }

    func testPuttingIntoAGroupAgainstDisposingOfIt() {
        let count = forEveryInterleaving {
            let (group, first, second) = (CompositeDisposable(), Counter(), Counter())
            _ = group.insert(first)
            return (
                [{ _ = group.insert(second) }, { group.dispose() }],
                { order in
                    XCTAssertEqual([first.count, second.count], [1, 1], order)
                    XCTAssertEqual(group.count, 0, order)
                }
            )
        }
        XCTAssertGreaterThanOrEqual(count, ordersOfTwoOperations, "Each takes the lock.")
    }
}
