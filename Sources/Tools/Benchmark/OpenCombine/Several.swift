// Several publishers, and several subscribers.

import OpenCombine

extension Case {
    static let several = [
        Case("zip", "zip of 2", 500_000) { count in
            let first = PassthroughSubject<Int, Never>()
            let second = PassthroughSubject<Int, Never>()
            let total = Total()
            let subscription = first.zip(second) { $0 &+ $1 }.sink { total.sum &+= $0 }
            for element in 0..<count {
                first.send(element)
                second.send(element)
            }
            expect(total.sum, 2 * sum(below: count))
            subscription.cancel()
        },
        Case("share", "share", 800_000) { push($0) { $0.share() } },
        Case("connect", "makeConnectable, connect", 500_000) { count in
            let source = PassthroughSubject<Int, Never>()
            let shared = source.makeConnectable()
            let total = Total()
            let subscription = shared.sink { total.sum &+= $0 }
            let connection = shared.connect()
            for element in 0..<count {
                source.send(element)
            }
            expect(total.sum, sum(below: count))
            connection.cancel()
            subscription.cancel()
        },
        Case("ref-count", "multicast, autoconnect", 400_000) { count in
            push(count) { $0.multicast { PassthroughSubject<Int, Never>() }.autoconnect() }
        },
        Case("take-1", "subscribe to first of a subject, its end", 300_000) { count in
            let subject = PassthroughSubject<Int, Never>()
            let total = Total()
            for _ in 0..<count {
                let subscription = subject.first().sink { total.sum &+= $0 }
                subject.send(1)
                subscription.cancel()
            }
            expect(total.sum, count)
        },
        Case("bag", "set of AnyCancellables: insert, cancel", 1_000_000) { count in
            let total = Total()
            do {
                var bag: Set<AnyCancellable> = []
                for _ in 0..<count {
                    AnyCancellable { total.sum &+= 1 }.store(in: &bag)
                }
            }
            expect(total.sum, count)
        },
    ]
}
