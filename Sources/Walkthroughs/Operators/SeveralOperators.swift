// Several sequences become one.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showSeveral() {
    showTwo("merge: Observable.merge(a, b)") { Observable.merge($0, $1) }
    show("concat: Observable.concat(a, b)", until: 8) { clock in
        let a = PublishSubject<Int>()
        a.follow(clock, [1: 1, 2: 2], completed: 3)
        return Observable.concat(a, clock.cold([1: 8, 2: 9], completed: 3))
    }
    showTwo("combine-latest: Observable.combineLatest(a, b) { \"\\($0)\\($1)\" }") {
        Observable.combineLatest($0, $1) { $0 + $1 }
    }
    showTwo("combine-latest-array: Observable.combineLatest([a, b])") {
        Observable.combineLatest([$0, $1]) { $0.joined() }
    }
    showTwo("zip: Observable.zip(a, b) { \"\\($0)\\($1)\" }") {
        Observable.zip($0, $1) { $0 + $1 }
    }
    showTwo("zip-array: Observable.zip([a, b])") {
        Observable.zip([$0, $1]) { $0.joined() }
    }
    showTwo("with-latest-from: a.withLatestFrom(b) { \"\\($0)\\($1)\" }") {
        $0.withLatestFrom($1) { $0 + $1 }
    }
    showTwo("sample: a.sample(b)") { $0.sample($1) }
    showTwo("amb: a.amb(b)") { $0.amb($1) }
    show("group-by: source.groupBy { $0 % 2 }.flatMap { $0 }") { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [1: 1, 2: 2, 3: 3, 4: 4])
        return source.groupBy { $0 % 2 }.flatMap { $0 }
    }
}

/// Two sources in turn. The second one begins later and ends earlier.
private func showTwo(
    _ title: String,
    _ combine: (Observable<String>, Observable<String>) -> Observable<String>
) {
    show(title, until: 8) { clock in
        let a = PublishSubject<String>()
        let b = PublishSubject<String>()
        a.follow(clock, [1: "1", 3: "3", 4: "4"], completed: 7)
        b.follow(clock, [2: "b", 5: "e"], completed: 6)
        return combine(a, b)
    }
}
