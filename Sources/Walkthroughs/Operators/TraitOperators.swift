// Sequences with one outcome, and sequences that cannot fail.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showTraits() {
    show("single: Single.create { … }") { clock in
        single(7, at: 2, clock).asObservable()
    }
    show("maybe: Maybe.create { … }, without an element") { clock in
        Maybe<Int>.create { observer in
            clock.at(2) { observer(.completed) }
            return Disposables.create()
        }
        .asObservable()
    }
    show("completable: Completable.create { … }") { clock in
        completable(at: 2, clock).asObservable()
    }
    show("infallible: Infallible.create { … }") { clock in
        Infallible<Int>.create { observer in
            clock.at(1) { observer(.next(1)) }
            clock.at(2) { observer(.completed) }
            return Disposables.create()
        }
        .asObservable()
    }
    showOne("first: source.first()") { source, _ in source.first().asObservable() }
    showOne("as-single: source.asSingle()") { source, _ in source.asSingle().asObservable() }
    show("single-zip: Single.zip(a, b) { $0 + $1 }") { clock in
        let (a, b) = (single(1, at: 1, clock), single(2, at: 3, clock))
        return Single.zip(a, b) { $0 + $1 }.asObservable()
    }
    show("completable-zip: Completable.zip(a, b)") { clock in
        let (a, b) = (completable(at: 1, clock), completable(at: 3, clock))
        return Completable.zip(a, b).asObservable()
    }
    show("and-then: first.andThen(second)", until: 8) { clock in
        completable(at: 2, clock).andThen(clock.cold([1: 1, 2: 2], completed: 3))
    }
    show("flat-map-trait: a.flatMap { b($0) }") { clock in
        single(1, at: 1, clock).flatMap { single($0 * 10, at: 2, clock) }.asObservable()
    }
}

private func single(
    _ element: Int,
    at time: Double,
    _ clock: HistoricalScheduler
) -> Single<Int> {
    Single.create { observer in
        clock.at(time) { observer(.success(element)) }
        return Disposables.create()
    }
}

private func completable(at time: Double, _ clock: HistoricalScheduler) -> Completable {
    Completable.create { observer in
        clock.at(time) { observer(.completed) }
        return Disposables.create()
    }
}
