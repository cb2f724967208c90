// A sequence for each element: the same input for four operators.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showInner() {
    showRequests("flat-map: source.flatMap { request($0) }") { $0.flatMap($1) }
    showRequests("flat-map-first: source.flatMapFirst { request($0) }") { $0.flatMapFirst($1) }
    showRequests("flat-map-latest: source.flatMapLatest { request($0) }") { $0.flatMapLatest($1) }
    showRequests("concat-map: source.concatMap { request($0) }") { $0.concatMap($1) }
}

/// Two elements. Each asks for two answers, and the second one comes before the first is done.
private func showRequests(
    _ title: String,
    _ flatten: (Observable<Int>, @escaping (Int) -> Observable<String>) -> Observable<String>
) {
    show(title, until: 12) { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [1: 1, 2.5: 2], completed: 2.75)
        return flatten(source) { number in
            clock.cold([0.5: "\(number)a", 2.5: "\(number)b"], completed: 3)
        }
    }
}
