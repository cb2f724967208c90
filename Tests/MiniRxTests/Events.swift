// How the tests write down what a sequence did.

import Foundation

@testable import MiniRx

/// Another thread. `sync {}` waits until all that it was given has run and is released.
let elsewhere = DispatchQueue(label: "elsewhere")

/// Lets two threads go on at the same moment, when both have come.
final class Meeting: @unchecked Sendable {
    private let arrivals = AtomicInt(0)

    func arrive() {
        increment(arrivals)
        while load(arrivals) < 2 {
            sched_yield()
        }
    }
}

/// Counts, from any thread. As a disposable it counts how often it is disposed of.
final class Counter: Disposable, @unchecked Sendable {
    private let number = AtomicInt(0)

    var count: Int32 { load(number) }

    func add() { increment(number) }

    func dispose() { add() }
}

struct Failure: Error, Equatable {}

/// What a sequence sent to one subscriber: `next(1)`, `error(…)`, `completed`, and at last
/// `disposed`.
final class Events<Element> {
    private(set) var all: [String] = []
    private(set) var subscription: Disposable = Disposables.create()

    init(_ observable: Observable<Element>) {
        subscription = observable.subscribe(
            onNext: { [unowned self] in all.append("next(\($0))") },
            onError: { [unowned self] in all.append("error(\($0))") },
            onCompleted: { [unowned self] in all.append("completed") },
            onDisposed: { [unowned self] in all.append("disposed") }
        )
    }
}

/// Everything that a sequence which ends by itself sends.
func events<Element>(of observable: Observable<Element>) -> [String] {
    Events(observable).all
}
