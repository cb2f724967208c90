// Subjects, and other sources.

import Dispatch
import OpenCombine
import OpenCombineDispatch

extension Case {
    static let sources = [
        Case("subject-1", "PassthroughSubject → 1 subscriber", 5_000_000) { push($0) { $0 } },
        Case("subject-5", "PassthroughSubject → 5 subscribers", 1_000_000) {
            push($0, to: 5) { $0 }
        },
        Case("subject-sub", "subscribe to a subject, cancel", 500_000) { count in
            let subject = PassthroughSubject<Int, Never>()
            let total = Total()
            for _ in 0..<count {
                subject.sink { total.sum &+= $0 }.cancel()
            }
            expect(total.sum, 0)
        },
        Case("behavior", "CurrentValueSubject → 1 subscriber", 4_000_000) { count in
            let subject = CurrentValueSubject<Int, Never>(0)
            let total = Total()
            let subscription = subject.sink { total.sum &+= $0 }
            for element in 0..<count {
                subject.send(element)
            }
            expect(total.sum, sum(below: count))
            subscription.cancel()
        },
        Case("behavior-sub", "subscribe to a CurrentValueSubject, cancel", 500_000) { count in
            let subject = CurrentValueSubject<Int, Never>(1)
            subscribe(count) { subject }
        },
        Case("just", "Just, subscribe", 2_000_000) { count in subscribe(count) { Just(1) } },
        Case("from", "array.publisher", 500_000) { count in
            let total = Total()
            _ = Array(0..<count).publisher.sink { total.sum &+= $0 }
            expect(total.sum, sum(below: count))
        },
        Case("range", "(0..<count).publisher", 500_000) { count in
            let total = Total()
            _ = (0..<count).publisher.sink { total.sum &+= $0 }
            expect(total.sum, sum(below: count))
        },
        Case("deferred-1", "Deferred, many elements", 4_000_000) { count in
            send(count) { source in Deferred { source } }
        },
        Case("deferred-many", "Deferred of Just, subscribe", 500_000) { count in
            subscribe(count) { Deferred { Just(1) } }
        },
        Case("observe-serial", "receive(on: serial queue), end to end", 500_000) { count in
            let queue = DispatchQueue(label: "serial")
            let total = Total()
            let end = DispatchSemaphore(value: 0)
            let subscription = Numbers(count).receive(on: DispatchQueue.OCombine(queue))
                .sink(
                    receiveCompletion: { _ in end.signal() },
                    receiveValue: { total.sum &+= $0 }
                )
            end.wait()
            expect(total.sum, sum(below: count))
            subscription.cancel()
        },
    ]
}
