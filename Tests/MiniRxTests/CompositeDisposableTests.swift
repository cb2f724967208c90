// The group of disposables, and the `create` functions that make one.

import MiniRxTraced
import TestSupport
import XCTest

final class CompositeDisposableTests: LeakCheckedTestCase {
    private var order: [Int] = []

    private func member(_ number: Int) -> Disposable {
        Disposables.create { [unowned self] in order.append(number) }
    }

    override func setUp() {
        super.setUp()
        order = []
    }

    func testEveryInitializerHoldsWhatItIsGiven() {
        let groups = [
            CompositeDisposable(),
            CompositeDisposable(member(1), member(2)),
            CompositeDisposable(member(1), member(2), member(3)),
            CompositeDisposable(member(1), member(2), member(3), member(4), member(5)),
            CompositeDisposable(disposables: [member(1)]),
        ]
        XCTAssertEqual(groups.map(\.count), [0, 2, 3, 5, 1])
        for group in groups {
            order = []
            let count = group.count
            group.dispose()
            XCTAssertEqual(order, Array(0..<count).map { $0 + 1 })
            XCTAssertEqual(group.count, 0)
            XCTAssertTrue(group.isDisposed)
        }
    }

    func testCreateWithThreeOrMoreOrAnArray() {
        let disposables = [
            Disposables.create(member(1), member(2), member(3)),
            Disposables.create(member(1), member(2), member(3), member(4), member(5)),
            Disposables.create([]),
            Disposables.create([member(1)]),
            Disposables.create([member(1), member(2)]),
            Disposables.create([member(1), member(2), member(3)]),
        ]
        let expected = [3, 5, 0, 1, 2, 3]
        for (disposable, count) in zip(disposables, expected) {
            order = []
            XCTAssertFalse(disposable.isDisposed)
            disposable.dispose()
            disposable.dispose()
            XCTAssertTrue(disposable.isDisposed)
            XCTAssertEqual(order, Array(0..<count).map { $0 + 1 })
        }
    }

    func testAMemberThatComesTooLateIsDisposedOfAtOnce() {
        let group = CompositeDisposable()
        XCTAssertNotNil(group.insert(member(1)))
        group.dispose()
        XCTAssertNil(group.insert(member(2)))
        XCTAssertEqual(order, [1, 2])
        XCTAssertEqual(group.count, 0)
    }

    func testAMemberTakenOutIsDisposedOfOnce() throws {
        let group = CompositeDisposable()
        let key = try XCTUnwrap(group.insert(member(1)))
        _ = group.insert(member(2))
        group.remove(for: key)
        XCTAssertEqual(order, [1])
        XCTAssertEqual(group.count, 1)
        group.remove(for: key)
        XCTAssertEqual(order, [1])
        group.dispose()
        XCTAssertEqual(order, [1, 2])
        group.remove(for: key)
        XCTAssertEqual(order, [1, 2])
    }

    /// Beyond 31 members the order is no longer kept, but nothing is lost.
    func testManyMembersAreAllDisposedOf() throws {
        let group = CompositeDisposable()
        let keys = try (1...100).map { try XCTUnwrap(group.insert(member($0))) }
        XCTAssertEqual(group.count, 100)
        for index in [0, 15, 60] {
            group.remove(for: keys[index])
        }
        XCTAssertEqual(order, [1, 16, 61])
        XCTAssertEqual(group.count, 97)
        group.dispose()
        XCTAssertEqual(order.sorted(), Array(1...100))
    }
}
