// Operators that act at the beginning or the end of a sequence.

import MiniRx

extension Case {
    static let endings = [
        Case("take", "take", 8_000_000) { count in send(count) { $0.take(count) } },
        Case("skip", "skip", 8_000_000) { send($0) { $0.skip(1) } },
        Case("take-while", "take(while:)", 8_000_000) { send($0) { $0.take(while: { $0 >= 0 }) } },
        Case("take-until", "take(until:)", 4_000_000) { count in
            send(count) { $0.take(until: Observable<Int>.never()) }
        },
        Case("take-1", "subscribe to take(1) of a subject, its end", 300_000) { count in
            let subject = PublishSubject<Int>()
            let total = Total()
            for _ in 0..<count {
                _ = subject.take(1).subscribe(onNext: { total.sum &+= $0 })
                subject.onNext(1)
            }
            expect(total.sum, count)
        },
        Case("start-with", "startWith", 10_000_000) { send($0) { $0.startWith(0) } },
        Case("catch", "catch", 5_000_000) { count in
            send(count) { $0.catch { _ in Observable.empty() } }
        },
        Case("retry", "subscribe to just → retry", 80_000) { count in
            subscribe(count) { Observable.just(1).retry(2) }
        },
    ]
}
