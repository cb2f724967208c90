// Observables of observables: one inner observable with many elements, and many with one each.

import MiniRx

extension Case {
    static let flattening = [
        Case("flatmap-1", "flatMap, 1 outer, many inner", 4_000_000) { count in
            flattened(count, Observable.just(0).flatMap { _ in numbers(count) })
        },
        Case("flatmap-many", "flatMap, many outer, 1 inner each", 300_000) { count in
            send(count) { $0.flatMap { Observable.just($0) } }
        },
        Case("latest-1", "flatMapLatest, 1 outer, many inner", 3_000_000) { count in
            flattened(count, Observable.just(0).flatMapLatest { _ in numbers(count) })
        },
        Case("latest-many", "flatMapLatest, many outer, 1 inner each", 500_000) { count in
            send(count) { $0.flatMapLatest { Observable.just($0) } }
        },
        Case("concat", "concat of 2", 4_000_000) { count in
            let half = numbers(count / 2)
            flattened(half: count, half.concat(half))
        },
        Case("concat-map", "concatMap, many outer, 1 inner each", 400_000) { count in
            send(count) { $0.concatMap { Observable.just($0) } }
        },
        Case("merge-hot", "merge of 2 subjects", 2_000_000) { count in
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            let total = Total()
            let bag = DisposeBag()
            Observable.merge(first, second).subscribe(onNext: { total.sum &+= $0 })
                .disposed(by: bag)
            for element in 0..<count / 2 {
                first.onNext(element)
                second.onNext(element)
            }
            expect(total.sum, 2 * sum(below: count / 2))
        },
        Case("merge-cold", "merge of 2 sources", 4_000_000) { count in
            flattened(half: count, Observable.merge(numbers(count / 2), numbers(count / 2)))
        },
    ]
}

private func flattened(_ count: Int, _ observable: Observable<Int>) {
    let total = Total()
    _ = observable.subscribe(onNext: { total.sum &+= $0 })
    expect(total.sum, sum(below: count))
}

/// The same for two sources that each emit half of the elements.
private func flattened(half count: Int, _ observable: Observable<Int>) {
    let total = Total()
    _ = observable.subscribe(onNext: { total.sum &+= $0 })
    expect(total.sum, 2 * sum(below: count / 2))
}
