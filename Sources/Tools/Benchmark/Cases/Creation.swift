// Factories: the cost of a new observable with its subscription, and of an element.

import MiniRx

extension Case {
    static let creation = [
        Case("create-sub", "create, subscribe, complete, dispose", 500_000) { count in
            subscribe(count) {
                Observable<Int>.create { observer in
                    observer.onNext(1)
                    observer.onCompleted()
                    return Disposables.create()
                }
            }
        },
        Case("just", "just, subscribe", 2_000_000) { count in
            subscribe(count) { Observable.just(1) }
        },
        Case("from", "from(array), on the trampoline", 500_000) { count in
            let total = Total()
            _ = Observable.from(Array(0..<count)).subscribe(onNext: { total.sum &+= $0 })
            expect(total.sum, sum(below: count))
        },
        Case("range", "range, on the trampoline", 500_000) { count in
            let total = Total()
            _ = Observable.range(start: 0, count: count).subscribe(onNext: { total.sum &+= $0 })
            expect(total.sum, sum(below: count))
        },
        Case("deferred-1", "deferred, many elements", 4_000_000) { count in
            let total = Total()
            _ = Observable.deferred { numbers(count) }.subscribe(onNext: { total.sum &+= $0 })
            expect(total.sum, sum(below: count))
        },
        Case("deferred-many", "deferred of just, subscribe", 500_000) { count in
            subscribe(count) { Observable.deferred { Observable.just(1) } }
        },
        Case("using", "using of just, subscribe", 300_000) { count in
            subscribe(count) {
                Observable.using(
                    { BooleanDisposable() },
                    observableFactory: { _ in Observable.just(1) }
                )
            }
        },
    ]
}
