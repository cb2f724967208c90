// Closures: with signatures and without, with one expression and with many statements.

final class Holder {
    var value = 1
    var change: (() -> Void)?
    lazy var twice: Int = { value * 2 }()
    static let shared: @Sendable () -> Int = { 7 }
    func arm() { change = { [weak self] in self?.value += 1 } }
}

func both(_ first: () -> Void, then second: (Int) -> Void) {
    first()
    second(2)
}
func throwingBoth(_ body: (Int) throws -> Int) -> Int { (try? body(1)) ?? -1 }

func closures() {
    let all: [(Int) -> Int] = [
        { $0 }, { number in number + 1 }, { (number: Int) -> Int in return number * 2 },
        { if $0 > 1 { 1 } else { 2 } },
        {
            switch $0 {
            case 0: 1
            default: 3
            }
        },
        { _ in 4 }, { (number) in number - 1 },
    ]
    print(all.map { $0(2) })
    print(
        throwingBoth { try $0 > 0 ? { throw Failure() }() : 1 },
        throwingBoth { number in try throwing(false) + number }
    )
    print(
        [true, false].map { (try! throwing(false)) + ($0 ? 1 : 0) },
        throwingBoth { (try? throwing($0 > 0)) ?? 8 }
    )
    print([true, false].filter { !$0 }, throwingBoth { try !($0 > 0) ? 1 : throwing(true) })

    var store = 0
    both {
        store = 1
    } then: {
        store += $0
    }
    both(
        { if store > 0 { print("more") } else { print("less") } },
        then: { [store] number in print(store, number) }
    )
    both({ _ = discarded() }, then: { _ in })
    both({}, then: { (number: Int) in })

    let holder = Holder()
    holder.arm()
    holder.change?()
    print(holder.value, holder.twice, Holder.shared())
    let deep = { { { 5 } } }
    print(deep()()(), ["a": 1].map { (key, value) in "\(key)\(value)" }, { $0 + $1 }(1, 2))
    print(
        [1, 2].reduce(into: 0) { $0 += $1 },
        [3, 1].sorted { $0 > $1 },
        [1].map { [$0].map { $0 + 1 } }
    )
    let guarded: (Int?) -> Int = { number in
        guard let number else { return 0 }
        return number
    }
    print(guarded(nil), guarded(1))
}
