// The cost of each stage of a chain, for an element and for a subscription.

import MiniRx

extension Case {
    static let chains = [
        Case("create", "create → subscribe", 10_000_000) { send($0) { $0 } },
        Case("maps", "create → 10 maps → subscribe", 2_000_000) { count in
            send(count, expecting: sum(below: count) + 10 * count, through: tenMaps)
        },
        Case("maps-filters", "create → 6 × (map, filter) → subscribe", 2_000_000) { count in
            send(count, expecting: sum(below: count) + 6 * count) { source in
                source.map { $0 &+ 1 }.filter { $0 > 0 }
                    .map { $0 &+ 1 }.filter { $0 > 0 }
                    .map { $0 &+ 1 }.filter { $0 > 0 }
                    .map { $0 &+ 1 }.filter { $0 > 0 }
                    .map { $0 &+ 1 }.filter { $0 > 0 }
                    .map { $0 &+ 1 }.filter { $0 > 0 }
            }
        },
        Case("objects", "create → 10 maps of objects → subscribe", 1_000_000, objects),
        Case("chain-sub", "subscribe to just → 10 maps", 50_000) { count in
            let total = Total()
            for _ in 0..<count {
                tenMaps(Observable.just(0)).subscribe(onNext: { total.sum &+= $0 }).dispose()
            }
            expect(total.sum, 10 * count)
        },
    ]
}

private func tenMaps(_ source: Observable<Int>) -> Observable<Int> {
    source.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
        .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
}

private final class Item {
    let value = 1
}

/// Elements that are objects with reference counts, as in most apps.
private func objects(_ count: Int) {
    let total = Total()
    let item = Item()
    Observable<Item>.create { observer in
        for _ in 0..<count {
            observer.onNext(item)
        }
        return Disposables.create()
    }
    .map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }
    .map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }
    .subscribe(onNext: { total.sum &+= $0.value })
    .dispose()
    expect(total.sum, count)
}
