// What one thread may do in a single go, at each place where another one can be stopped.

#if canImport(XCTest)
import Judging
import MiniRxTraced
import Recorder
import XCTest

/// Runs `one` again and again. At its first stop in the first run, at its second one in the
/// second, and so on, another thread does all of `other`; in the last run when `one` has ended. A
/// stop is before and after each atomic operation. For pieces of code with too many operations
/// to go through every order.
/// - returns: How many stops `one` has.
@discardableResult
public func forEveryStop(
    _ prepare: () -> (one: () -> Void, other: () -> Void, check: (_ stop: Int) -> Void)
) -> Int {
    var stop = 0
    while true {
        let (one, other, check) = prepare()
        var (count, isDone) = (0, false)
        AtomicStep.watch(
            {
                if count == stop {
                    isDone = true
                    elsewhere(other)
                }
                count += 1
            },
            during: one
        )
        if !isDone { elsewhere(other) }
        check(stop)
        if !isDone { return stop }
        stop += 1
    }
}

/// Calls `stop` at each stop of `body`.
public func watchStops(_ stop: @escaping () -> Void, of body: () -> Void) {
    AtomicStep.watch(stop, during: body)
}

/// Checks that an event waits while one of another thread is being delivered: `first` sends 1,
/// and at each of its stops `second` fails on another thread.
/// - parameter first: What `first` sends before, and `second` behind it.
public func assertOneAtATime<Element>(
    first: [Int] = [],
    second: [Int] = [],
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: (_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<Element>
) {
    let stops = forEveryStop {
        let (one, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let delivery = Delivery()
        let subscription = make(one, other).subscribe { _ in delivery.happens() }
        first.forEach(one.onNext)
        second.forEach(other.onNext)
        return (
            { one.onNext(1) },
            { other.onError(Failure()) },
            { stop in
                XCTAssertFalse(delivery.isTwice, "at stop \(stop)", file: file, line: line)
                XCTAssertGreaterThan(delivery.count, 0, file: file, line: line)
                subscription.dispose()
            }
        )
    }
    XCTAssertGreaterThan(stops, 0, file: file, line: line)
}

/// What receives events, and notices if one comes while another is being received.
public final class Delivery {
    private let counter = Counter()
    private var isOn = false
    /// Whether two came at once.
    public private(set) var isTwice = false
    /// How many came.
    public var count: Int32 { counter.count }

    /// None so far.
    public init() {}

    /// An event comes. A thread that is watched stops inside.
    public func happens() {
        isTwice = isTwice || isOn
        isOn = true
        counter.add()
        isOn = false
    }
}
#endif
