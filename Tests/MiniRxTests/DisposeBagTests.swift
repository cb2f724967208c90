// The bag that disposes of what is in it when it goes away.

import MiniRxTraced
import TestSupport
import XCTest

final class DisposeBagTests: LeakCheckedTestCase {
    private var order: [Int] = []

    private func member(_ number: Int) -> Disposable {
        Disposables.create { [unowned self] in order.append(number) }
    }

    override func setUp() {
        super.setUp()
        order = []
    }

    func testWhatIsInTheBagIsDisposedOfInOrderWhenTheBagGoes() {
        var bag: DisposeBag? = DisposeBag()
        bag?.insert(member(1))
        member(2).disposed(by: bag!)
        bag?.insert(member(3), member(4))
        bag?.insert([member(5), member(6)])
        bag?.insert {
            member(7)
            member(8)
        }
        XCTAssertEqual(order, [])
        bag = nil
        XCTAssertEqual(order, [1, 2, 3, 4, 5, 6, 7, 8])
    }

    func testABagCanBeMadeWithItsMembers() {
        func count(_ make: () -> DisposeBag) -> Int {
            order = []
            withExtendedLifetime(make()) { XCTAssertEqual(order, []) }
            return order.count
        }
        XCTAssertEqual(count { DisposeBag() }, 0)
        XCTAssertEqual(count { DisposeBag(disposing: member(1), member(2)) }, 2)
        XCTAssertEqual(count { DisposeBag(disposing: [member(1), member(2), member(3)]) }, 3)
        XCTAssertEqual(
            count {
                DisposeBag {
                    member(1)
                    member(2)
                }
            },
            2
        )
    }

    func testANewBagInTheOldOnesPlaceEmptiesTheOldOne() {
        var bag = DisposeBag()
        member(1).disposed(by: bag)
        bag = DisposeBag()
        XCTAssertEqual(order, [1])
        withExtendedLifetime(bag) {}
    }

    func testABagEndsSubscriptions() throws {
        var source: AnyObserver<Int>?
        var elements: [Int] = []
        do {
            let bag = DisposeBag()
            Observable<Int>.create { observer in
                source = observer
                return Disposables.create()
            }
            .subscribe(onNext: { elements.append($0) })
            .disposed(by: bag)
            source?.onNext(1)
            withExtendedLifetime(bag) {}
        }
        source?.onNext(2)
        XCTAssertEqual(elements, [1])
    }
}
