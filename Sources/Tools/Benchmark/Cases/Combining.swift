// Operators that combine the elements of several subjects.

import MiniRx

extension Case {
    static let combining = [
        Case("combine-2", "combineLatest of 2", 1_000_000) { count in
            let subjects = (0..<2).map { _ in PublishSubject<Int>() }
            changeFirst(
                subjects,
                count,
                Observable.combineLatest(subjects[0], subjects[1]) { $0 &+ $1 }
            )
        },
        Case("combine-8", "combineLatest of 8", 500_000) { count in
            let s = (0..<8).map { _ in PublishSubject<Int>() }
            changeFirst(
                s,
                count,
                Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
                    $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 &+ $6 &+ $7
                }
            )
        },
        Case("zip", "zip of 2", 500_000) { count in
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            let total = Total()
            let bag = DisposeBag()
            Observable.zip(first, second) { $0 &+ $1 }.subscribe(onNext: { total.sum &+= $0 })
                .disposed(by: bag)
            for element in 0..<count {
                first.onNext(element)
                second.onNext(element)
            }
            expect(total.sum, 2 * sum(below: count))
        },
        Case("with-latest", "withLatestFrom", 1_000_000) { count in
            let latest = BehaviorSubject(value: 0)
            push(count) { $0.withLatestFrom(latest) { $0 &+ $1 } }
        },
    ]
}

/// Sends 0 to each subject, and then the numbers below `count` to the first subject.
private func changeFirst(
    _ subjects: [PublishSubject<Int>],
    _ count: Int,
    _ combined: Observable<Int>
) {
    let total = Total()
    let bag = DisposeBag()
    combined.subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    for subject in subjects {
        subject.onNext(0)
    }
    for element in 0..<count {
        subjects[0].onNext(element)
    }
    expect(total.sum, sum(below: count))
}
