// Chains, and inner publishers.

import OpenCombine

extension Case {
    static let chains = [
        Case("create", "source → subscribe", 10_000_000) { send($0) { $0 } },
        Case("maps", "source → 10 maps → subscribe", 2_000_000) { count in
            send(count, expecting: sum(below: count) + 10 * count, through: tenMaps)
        },
        Case("maps-filters", "source → 6 × (map, filter) → subscribe", 2_000_000) { count in
            send(count, expecting: sum(below: count) + 6 * count, through: sixMapsAndFilters)
        },
        Case("chain-sub", "subscribe to a source → 10 maps", 50_000, chainSubscriptions),
        Case("flatmap-1", "flatMap, 1 outer, many inner", 4_000_000) { count in
            send(count) { source in Just(0).flatMap { _ in source } }
        },
        Case("flatmap-many", "flatMap, many outer, 1 inner each", 300_000) { count in
            send(count) { $0.flatMap { Just($0) } }
        },
        Case("latest-1", "switchToLatest, 1 outer, many inner", 3_000_000) { count in
            send(count) { source in Just(0).map { _ in source }.switchToLatest() }
        },
        Case("latest-many", "switchToLatest, many outer, 1 inner each", 500_000) { count in
            send(count) { $0.map { Just($0) }.switchToLatest() }
        },
        Case("concat", "append", 4_000_000) { count in
            send(count / 2, expecting: 2 * sum(below: count / 2)) { $0.append($0) }
        },
    ]
}

// The compiler cannot find the types of a chain with more operators.

private func fiveMaps<Source: Publisher>(_ source: Source) -> some Publisher<Int, Never>
where Source.Output == Int, Source.Failure == Never {
    source.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
}

private func tenMaps(_ source: Numbers) -> some Publisher<Int, Never> {
    fiveMaps(fiveMaps(source))
}

private func threeMapsAndFilters<Source: Publisher>(
    _ source: Source
) -> some Publisher<Int, Never> where Source.Output == Int, Source.Failure == Never {
    source.map { $0 &+ 1 }.filter { $0 > 0 }
        .map { $0 &+ 1 }.filter { $0 > 0 }
        .map { $0 &+ 1 }.filter { $0 > 0 }
}

private func sixMapsAndFilters(_ source: Numbers) -> some Publisher<Int, Never> {
    threeMapsAndFilters(threeMapsAndFilters(source))
}

private func chainSubscriptions(_ count: Int) {
    let total = Total()
    for _ in 0..<count {
        tenMaps(Numbers(1)).sink { total.sum &+= $0 }.cancel()
    }
    expect(total.sum, 10 * count)
}
