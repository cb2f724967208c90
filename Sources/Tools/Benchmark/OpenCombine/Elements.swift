// Operators that act on each element, or at the beginning or the end of a sequence.

import OpenCombine

extension Case {
    static let elements = [
        Case("scan", "scan", 8_000_000) { send($0) { $0.scan(0) { _, element in element } } },
        Case("reduce", "reduce", 10_000_000) { send($0) { $0.reduce(0, &+) } },
        Case("distinct", "removeDuplicates", 4_000_000) { send($0) { $0.removeDuplicates() } },
        Case("compact-map", "compactMap", 8_000_000) { count in
            send(count) { $0.compactMap { $0 > 0 ? $0 : nil } }
        },
        Case("do", "handleEvents", 4_000_000) { count in
            let seen = Total()
            send(count) { $0.handleEvents(receiveOutput: { seen.sum &+= $0 }) }
            expect(seen.sum, sum(below: count))
        },
        Case("to-array", "collect", 3_000_000) { count in
            send(count, expecting: count) { $0.collect().map { $0.count } }
        },
        Case("buffer", "collect of 10", 1_000_000) { count in
            send(count) { $0.collect(10).map { $0.reduce(0, &+) } }
        },
        Case("take", "prefix", 8_000_000) { count in send(count) { $0.prefix(count) } },
        Case("skip", "dropFirst", 8_000_000) { send($0) { $0.dropFirst() } },
        Case("take-while", "prefix(while:)", 8_000_000) { count in
            send(count) { $0.prefix(while: { $0 >= 0 }) }
        },
        Case("take-until", "prefix(untilOutputFrom:)", 4_000_000) { count in
            send(count) {
                $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
            }
        },
        Case("start-with", "prepend", 10_000_000) { send($0) { $0.prepend(0) } },
        Case("catch", "catch", 5_000_000) { count in
            send(count) { $0.catch { _ in Empty<Int, Never>() } }
        },
    ]
}
