// Traits.

import MiniRx

extension Case {
    static let traits = [
        Case("single", "Single of just → map, subscribe", 300_000) { count in
            let total = Total()
            for _ in 0..<count {
                _ = Single.just(0).map { $0 &+ 1 }.subscribe(onSuccess: { total.sum &+= $0 })
            }
            expect(total.sum, count)
        },
        Case("single-5", "Single of just → 5 operators, subscribe", 50_000) { count in
            let total = Total()
            for _ in 0..<count {
                _ = Single.just(0).map { $0 &+ 1 }
                    .flatMap { Single.just($0 &+ 1) }
                    .map { $0 &+ 1 }
                    .flatMap { Single.just($0 &+ 1) }
                    .map { $0 &+ 1 }
                    .subscribe(onSuccess: { total.sum &+= $0 })
            }
            expect(total.sum, 5 * count)
        },
        Case("driver", "Driver → map, filter → drive", 200_000) { count in
            let subject = PublishSubject<Int>()
            let total = Total()
            let bag = DisposeBag()
            subject.asDriver(onErrorJustReturn: 0).map { $0 &+ 1 }.filter { $0 > 0 }
                .drive(onNext: { total.sum &+= $0 })
                .disposed(by: bag)
            for element in 0..<count {
                subject.onNext(element)
            }
            expect(total.sum, sum(below: count) + count)
        },
        Case("driver-sub", "drive a subject's Driver, dispose", 50_000) { count in
            let subject = BehaviorSubject(value: 1)
            let total = Total()
            for _ in 0..<count {
                subject.asDriver(onErrorJustReturn: 0).drive(onNext: { total.sum &+= $0 })
                    .dispose()
            }
            expect(total.sum, count)
        },
        Case("infallible", "Infallible → map, filter", 4_000_000) { count in
            let total = Total()
            _ = numbers(count).asInfallible(onErrorJustReturn: 0)
                .map { $0 &+ 1 }.filter { $0 > 0 }
                .subscribe(onNext: { total.sum &+= $0 })
            expect(total.sum, sum(below: count) + count)
        },
    ]
}
