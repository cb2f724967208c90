// The cases that Combine supports, with the same names as for MiniRx.
// `make bench OPENCOMBINE=…` compiles the files of this folder; the kit itself does not.

import OpenCombine

extension Case {
    static let all = sources + chains + elements + several
}

/// The counterpart of `create`: a source that emits the numbers below `count` on demand, and
/// completes.
struct Numbers: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let count: Int

    init(_ count: Int) { self.count = count }

    func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Int, Receiver.Failure == Never {
        subscriber.receive(subscription: Sending(count, to: subscriber))
    }
}

private final class Sending<Receiver: Subscriber>: Subscription
where Receiver.Input == Int, Receiver.Failure == Never {
    private let count: Int
    private var receiver: Receiver?
    private var next = 0
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ count: Int, to receiver: Receiver) {
        self.count = count
        self.receiver = receiver
    }

    func request(_ more: Subscribers.Demand) {
        demand += more
        guard !isSending else { return }
        isSending = true
        while demand > 0, next < count, let receiver {
            demand -= 1
            next += 1
            demand += receiver.receive(next - 1)
        }
        isSending = false
        if next == count, let receiver {
            self.receiver = nil
            receiver.receive(completion: .finished)
        }
    }

    func cancel() { receiver = nil }
}

/// Sends the numbers below `count` through operators, from a source that emits on subscription.
func send<Result: Publisher>(
    _ count: Int,
    expecting result: Int? = nil,
    through operators: (Numbers) -> Result
) where Result.Output == Int, Result.Failure == Never {
    let total = Total()
    let subscription = operators(Numbers(count)).sink { total.sum &+= $0 }
    expect(total.sum, result ?? sum(below: count))
    subscription.cancel()
}

/// Sends the numbers below `count` through operators, from a subject, to so many subscribers.
func push<Result: Publisher>(
    _ count: Int,
    to subscribers: Int = 1,
    through operators: (PassthroughSubject<Int, Never>) -> Result
) where Result.Output == Int, Result.Failure == Never {
    let subject = PassthroughSubject<Int, Never>()
    let total = Total()
    let result = operators(subject)
    let subscriptions = (0..<subscribers).map { _ in result.sink { total.sum &+= $0 } }
    for element in 0..<count {
        subject.send(element)
    }
    expect(total.sum, subscribers * sum(below: count))
    subscriptions.forEach { $0.cancel() }
}

/// Subscribes `count` times to a new publisher of a single 1.
func subscribe<Result: Publisher>(_ count: Int, to publisher: () -> Result)
where Result.Output == Int, Result.Failure == Never {
    let total = Total()
    for _ in 0..<count {
        publisher().sink { total.sum &+= $0 }.cancel()
    }
    expect(total.sum, count)
}
