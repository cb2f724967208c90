// Operators that look at each element.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showElements() {
    showOne("map: source.map { $0 * 10 }") { source, _ in source.map { $0 * 10 } }
    showOne("filter: source.filter { $0 != 2 }") { source, _ in source.filter { $0 != 2 } }
    showOne("ignore-elements: source.ignoreElements()") { source, _ in source.ignoreElements() }
    showOne("enumerated: source.enumerated()") { source, _ in source.enumerated() }
    show("distinct-until-changed: source.distinctUntilChanged()") { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [1: 1, 2: 1, 3: 2, 4: 1], completed: 5)
        return source.distinctUntilChanged()
    }
    showOne("scan: source.scan(0) { $0 + $1 }") { source, _ in source.scan(0) { $0 + $1 } }
    showOne("reduce: source.reduce(0) { $0 + $1 }") { source, _ in source.reduce(0) { $0 + $1 } }
    showOne("to-array: source.toArray()") { source, _ in source.toArray().asObservable() }
    showOne("start-with: source.startWith(0)") { source, _ in source.startWith(0) }
    show("if-empty: source.ifEmpty(default: 7)") { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [:], completed: 2)
        return source.ifEmpty(default: 7)
    }
    show("if-empty-switch: source.ifEmpty(switchTo: other)") { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [:], completed: 2)
        let other = clock.cold([1: 8, 2: 9], completed: 3)
        return source.ifEmpty(switchTo: other)
    }
    showOne("materialize: source.materialize()") { source, _ in source.materialize() }
    show("dematerialize: source.dematerialize()") { clock in
        let source = PublishSubject<Event<Int>>()
        source.follow(clock, [1: .next(1), 2: .next(2), 3: .completed], completed: 4)
        return source.dematerialize()
    }
    showWithUnretained()
    showOne("do: source.do(onNext: { … })") { source, _ in source.do(onNext: { _ in }) }
}

private func showWithUnretained() {
    final class Screen {}
    let clock = begin("with-unretained: source.withUnretained(screen), screen is released at 2.5")
    let source = PublishSubject<Int>()
    source.follow(clock, [1: 1, 2: 2, 3: 3], completed: 4)
    var screen: Screen? = Screen()
    let subscription = source.withUnretained(screen!) { _, element in element }.subscribe()
    clock.at(2.5) { screen = nil }
    clock.advance(to: 5)
    subscription.dispose()
}
