// Members of Driver and Signal, on a clock in place of the main scheduler: see OperatorSamples.swift.

import MiniRxTraced

private var one: Driver<Int> { Driver.just(1) }
private var words: Driver<String> { Driver.of("a", "b") }

let sharedSequenceSamples = samples([
    "driver-empty": { driven { Driver<Int>.empty() } },
    "driver-never": { driven { Driver<Int>.never() } },
    "driver-just": { driven { one } },
    "driver-deferred": { driven { Driver.deferred { one } } },
    "driver-from": { driven { Driver.from([1, 2]) } },
    "driver-from-set": { driven { Driver.from(Set([1])) } },
    "driver-from-optional": { driven { Driver.from(optional: 1) } },
    "driver-interval": { driven { Driver<Int>.interval(.seconds(2)) } },
    "driver-timer": { driven { Driver<Int>.timer(.seconds(1), period: .seconds(2)) } },
    "driver-map": { driven { one.map { $0 }.compactMap { Optional($0) } } },
    "driver-distinct-key": { driven { words.distinctUntilChanged { $0.count } } },
    "driver-distinct-comparer": { driven { words.distinctUntilChanged { $0 == $1 } } },
    "driver-distinct-both": {
        driven {
            words.distinctUntilChanged({ $0.count }, comparer: { $0 == $1 })
        }
    },
    "driver-do": {
        driven {
            one.do(
                onNext: { _ in },
                afterNext: { _ in },
                onCompleted: {},
                afterCompleted: {},
                onSubscribe: {},
                onSubscribed: {},
                onDispose: {}
            )
        }
    },
    "driver-scan": { driven { one.scan(0, accumulator: +) } },
    "driver-skip": { driven { one.skip(1) } },
    "driver-flat-map": { driven { one.flatMap { Driver.just($0) } } },
    "driver-flat-map-latest": { driven { one.flatMapLatest { Driver.just($0) } } },
    "driver-flat-map-first": { driven { one.flatMapFirst { Driver.just($0) } } },
    "driver-switch-latest": { driven { Driver.just(one).switchLatest() } },
    "driver-merge-inner": { driven { Driver.just(one).merge() } },
    "driver-merge-limited": { driven { Driver.just(one).merge(maxConcurrent: 1) } },
    "driver-merge": { driven { Driver.merge(one, one) } },
    "driver-merge-array": { driven { Driver.merge([one, one]) } },
    "driver-merge-collection": { driven { Driver.merge(AnyCollection([one, one])) } },
    "driver-concat": { driven { Driver.concat(AnySequence([one, one])) } },
    "driver-concat-collection": { driven { Driver.concat(AnyCollection([one, one])) } },
    "driver-with-latest-from": { driven { one.withLatestFrom(one) } },
    "driver-with-latest-from-result": { driven { one.withLatestFrom(one) { $0 + $1 } } },
    "driver-zip": { driven { Driver.zip(one, one) } },
    "driver-zip-result": { driven { Driver.zip(one, one) { $0 + $1 } } },
    "driver-zip-collection": { driven { Driver.zip([one, one]) } },
    "driver-zip-collection-result": { driven { Driver.zip([one, one]) { $0[0] } } },
    "driver-combine-pair": { driven { Driver.combineLatest(one, one) } },
    "driver-combine-collection": { driven { Driver.combineLatest([one, one]) } },
    "driver-combine-collection-result": { driven { Driver.combineLatest([one, one]) { $0[0] } } },
    "driver-throttle": { driven { words.throttle(.seconds(1)) } },
    "driver-debounce": { driven { words.debounce(.seconds(1)) } },
    "driver-delay": { driven { one.delay(.seconds(1)) } },
    "driver-of-errors-recovered": {
        driven {
            broken.asDriver(onErrorRecover: { _ in one })
        }
    },
    "driver-of-errors-driven": { driven { broken.asDriver(onErrorDriveWith: one) } },
    "driver-of-shared": {
        driven {
            Driver.merge(
                broken.asSharedSequence(onErrorJustReturn: 1),
                broken.asSharedSequence(onErrorDriveWith: one),
                broken.asSharedSequence(onErrorRecover: { _ in one }),
                one.asDriver().asSharedSequence()
            )
        }
    },
    "signal-of-errors": {
        let clock = HistoricalScheduler()
        SharingScheduler.mock(makeScheduler: { clock }) {
            let one = Signal.just(1)
            for signal in [
                broken.asSignal(onErrorJustReturn: 1), broken.asSignal(onErrorSignalWith: one),
                broken.asSignal(onErrorRecover: { _ in one }), one.asSignal(),
            ] {
                let d = signal.emit(onNext: { _ in })
                clock.start()
                d.dispose()
            }
        }
    },
    "signal-with-unretained": {
        let o = SampleOwner()
        let r = PublishRelay<Int>()
        let d = r.asSignal().withUnretained(o).emit(onNext: { _ in })
        let e = r.asSignal().withUnretained(o) { $1 }.emit(onNext: { _ in })
        r.accept(1)
        d.dispose()
        e.dispose()
    },
])

private var broken: Observable<Int> { Observable.error(SampleFailure()) }

/// Drives for five seconds of the clock.
private func driven<Element>(_ driver: () -> Driver<Element>) {
    let clock = HistoricalScheduler()
    SharingScheduler.mock(scheduler: clock) {
        let d = driver().drive(onNext: { _ in })
        clock.advanceTo(clock.now.addingTimeInterval(5))
        d.dispose()
        clock.start()
    }
}
