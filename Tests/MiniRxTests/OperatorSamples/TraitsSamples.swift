// Traits, and what leads to them: see OperatorSamples.swift.

import MiniRxTraced

let traitsSamples: [Sample] = [
    (
        "to-array",
        {
            subscription(to: Observable.of(1, 2).toArray().asObservable()).dispose()
        }
    ),
    (
        "as-maybe",
        {
            subscription(to: Observable.of(1).asMaybe().asObservable()).dispose()
        }
    ),
    (
        "first",
        {
            subscription(to: Observable.of(1).first().asObservable()).dispose()
        }
    ),
    (
        "single-take",
        {
            subscription(to: Observable.of(1, 2).single()).dispose()
        }
    ),
    (
        "single-map",
        {
            subscription(
                to: Single.just(1).flatMap { Single.just($0) }.map { $0 }.do(onSuccess: { _ in })
                    .asObservable()
            ).dispose()
        }
    ),
    (
        "completable-concat",
        {
            subscription(
                to: Completable.concat(Completable.empty(), Completable.empty()).asObservable()
            ).dispose()
        }
    ),
    (
        "completable-merge",
        {
            subscription(
                to: Completable.zip(Completable.empty(), Completable.empty()).asObservable()
            ).dispose()
        }
    ),
    (
        "infallible",
        {
            Infallible<Int>.create { o in
                o(.next(1))
                o(.completed)
                return Disposables.create()
            }.map { $0 }.subscribe(onNext: { _ in }, onCompleted: {}).dispose()
        }
    ),
    (
        "infallible-of",
        {
            Infallible.of(1, 2).filter { $0 > 1 }.subscribe(onNext: { _ in }).dispose()
        }
    ),
    (
        "driver-ops",
        {
            let r = BehaviorRelay(value: 1)
            let d = r.asDriver().filter { $0 > 0 }.distinctUntilChanged().startWith(0).drive(
                onNext: { _ in })
            r.accept(2)
            d.dispose()
        }
    ),
    (
        "driver-combine",
        {
            let r = BehaviorRelay(value: 1)
            let d = Driver.combineLatest(r.asDriver(), r.asDriver()) { $0 + $1 }.drive(onNext: {
                _ in
            })
            r.accept(2)
            d.dispose()
        }
    ),
    (
        "driver-error",
        {
            let d = Observable<Int>.error(SampleFailure()).asDriver(onErrorJustReturn: 1).drive(
                onNext: { _ in })
            d.dispose()
        }
    ),
    (
        "single-with",
        {
            Single.just(1).subscribe(onSuccess: { _ in }).dispose()
            Single<Int>.error(SampleFailure()).subscribe(onFailure: { _ in }).dispose()
        }
    ),
]
