// Operators that act on each element.

import MiniRx

extension Case {
    static let elements = [
        Case("scan", "scan", 8_000_000) { count in
            send(count) { $0.scan(0) { _, element in element } }
        },
        Case("reduce", "reduce", 10_000_000) { send($0) { $0.reduce(0, accumulator: &+) } },
        Case("distinct", "distinctUntilChanged", 4_000_000) { count in
            send(count) { $0.distinctUntilChanged() }
        },
        Case("compact-map", "compactMap", 8_000_000) { count in
            send(count) { $0.compactMap { $0 > 0 ? $0 : nil } }
        },
        Case("do", "do(onNext:)", 4_000_000) { count in
            let seen = Total()
            send(count) { $0.do(onNext: { seen.sum &+= $0 }) }
            expect(seen.sum, sum(below: count))
        },
        Case("materialize", "materialize", 4_000_000) { count in
            send(count) { $0.materialize().map { $0.element ?? 0 } }
        },
        Case("to-array", "toArray", 3_000_000) { count in
            let total = Total()
            _ = numbers(count).toArray().subscribe(onSuccess: { total.sum = $0.count })
            expect(total.sum, count)
        },
        Case("group-by", "groupBy of 8 → flatMap", 500_000) { count in
            send(count) { $0.groupBy { $0 & 7 }.flatMap { $0 } }
        },
        Case("buffer", "buffer of 10", 1_000_000) { count in
            send(count) { source in
                source.buffer(timeSpan: .seconds(60), count: 10, scheduler: HistoricalScheduler())
                    .map { $0.reduce(0, &+) }
            }
        },
    ]
}
