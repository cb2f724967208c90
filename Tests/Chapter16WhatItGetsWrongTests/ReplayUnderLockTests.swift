// What is replayed to a newcomer is sent with a lock held, and where that ends.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class ReplayUnderLockTests: LeakCheckedTestCase {
    /// Something that has sent 1, sends whatever one likes, and replays.
    private typealias Replaying = (name: String, sequence: Observable<Int>, send: (Int) -> Void)

    private func remembering(_ sequence: Observable<Int>, _ send: @escaping (Int) -> Void)
        -> Observable<Int>
    {
        // Somebody has to be there, for what is shared to remember anything.
        sequence.subscribe(AnyObserver { _ in }).disposed(by: bag)
        send(1)
        return sequence
    }

    private var bag = DisposeBag()

    override func tearDown() {
        bag = DisposeBag()
        super.tearDown()
    }

    private func shared(_ name: String, _ share: (Observable<Int>) -> Observable<Int>) -> Replaying
    {
        let source = PublishSubject<Int>()
        return (name, remembering(share(source), source.onNext), source.onNext)
    }

    private func as620() -> [Replaying] {
        let (one, two) = (
            ReplaySubject<Int>.create(bufferSize: 1), ReplaySubject<Int>.create(bufferSize: 2)
        )
        let behavior = BehaviorSubject(value: 0)
        return [
            shared("share(replay: 1)") { $0.share(replay: 1) },
            shared("share(replay: 2)") { $0.share(replay: 2) },
            shared("share(replay: 1, scope: .forever)") { $0.share(replay: 1, scope: .forever) },
            ("ReplaySubject, one", remembering(one, one.onNext), one.onNext),
            ("ReplaySubject, two", remembering(two, two.onNext), two.onNext),
            ("BehaviorSubject", remembering(behavior, behavior.onNext), behavior.onNext),
        ]
    }

    private func mendedShare() -> Replaying {
        shared("mended share(replay: 1)") { MendedShareReplay1(source: $0) }
    }

    private func mendedSubject() -> Replaying {
        let subject = MendedReplaySubject<Int>(bufferSize: 1)
        return ("mended ReplaySubject", remembering(subject, subject.onNext), subject.onNext)
    }

    /// A newcomer's observer wants a lock of the app's. Who has that lock subscribes as well.
    private func isStuck(_ replaying: Replaying, seconds: Double) -> Bool? {
        Judging.isStuck(seconds: seconds) { inside in
            replaying.sequence.subscribe(AnyObserver { _ in inside() }).dispose()
        } against: {
            replaying.sequence.subscribe(AnyObserver { _ in }).dispose()
        }
    }

    func testTwoNewcomersGetStuck() {
        for replaying in as620() {
            XCTAssertEqual(isStuck(replaying, seconds: 0.1), true, replaying.name)
        }
    }

    func testTwoNewcomersOfWhatIsMendedDoNot() {
        for replaying in [mendedShare(), mendedSubject()] {
            XCTAssertEqual(isStuck(replaying, seconds: 10), false, replaying.name)
        }
    }

    /// What a newcomer hears while another thread sends 2, and in which orders of the two threads.
    private func heard(_ make: () -> Replaying) -> [[String]: [String]] {
        var heard: [[String]: [String]] = [:]
        let count = forEveryInterleaving {
            let (replaying, notes) = (make(), Notes())
            var newcomer: Disposable?
            return (
                [
                    {
                        newcomer = replaying.sequence.subscribe(
                            AnyObserver { notes.add("\($0)") }
                        )
                    },
                    { replaying.send(2) },
                ],
                { order in
                    heard[notes.all, default: []].append(order)
                    newcomer?.dispose()
                    self.bag = DisposeBag()
                }
            )
        }
        XCTAssertGreaterThan(count, 1)
        return heard
    }

    private let oldFirst = ["next(1)", "next(2)"]
    private let newFirst = ["next(2)", "next(1)"]
    private let newOnly = ["next(2)"]

    func testTheLockKeepsTheOrder() {
        let heard = heard { shared("share(replay: 1)") { $0.share(replay: 1) } }
        XCTAssertEqual(Set(heard.keys), [oldFirst, newOnly])
    }

    /// The newcomer is A, with one operation: it joins. B has four: the subject's lock and that of what
    /// is shared, between two of the check for overlapping events.
    func testWithoutTheLockTheNewOvertakesTheOld() {
        let heard = heard(mendedShare)
        XCTAssertEqual(Set(heard.keys), [oldFirst, newOnly, newFirst])
        let order = "AABBBBBBBBBA: A through its 1st, B to its end, A to its end"
        XCTAssertEqual(heard[newFirst]?.contains(order), true)
    }

    func testANewcomerHearsThePastFirst() {
        XCTAssertEqual(Set(heard(mendedSubject).keys), [oldFirst, newOnly])
    }
}
