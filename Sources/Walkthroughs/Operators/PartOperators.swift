// Operators that let a part of the elements through.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showParts() {
    showOne("take: source.take(2)") { source, _ in source.take(2) }
    showOne("take-while: source.take(while: { $0 < 2 })") { source, _ in
        source.take(while: { $0 < 2 })
    }
    showOne("take-until: source.take(until: other)") { source, clock in
        let other = PublishSubject<String>()
        other.follow(clock, [2.5: "x"])
        return source.take(until: other)
    }
    showOne("take-for: source.take(for: .milliseconds(2500), scheduler: clock)") { source, clock in
        source.take(for: .milliseconds(2500), scheduler: clock)
    }
    showOne("take-last: source.takeLast(2)") { source, _ in source.takeLast(2) }
    showOne("skip: source.skip(2)") { source, _ in source.skip(2) }
    showOne("skip-until: source.skip(until: other)") { source, clock in
        let other = PublishSubject<String>()
        other.follow(clock, [1.5: "x"])
        return source.skip(until: other)
    }
    showOne("skip-time: source.skip(.milliseconds(1500), scheduler: clock)") { source, clock in
        source.skip(.milliseconds(1500), scheduler: clock)
    }
    showOne("element-at: source.element(at: 1)") { source, _ in source.element(at: 1) }
    showOne("single-element: source.single()") { source, _ in source.single() }
}
