// What is measured: ten small programs, written with what MiniRx and RxSwift 6.2 have in common.
//
// To measure RxSwift instead, change the import of this file.

import Dispatch
import MiniRx

/// One case: its letter, what it does, how often, and how.
struct Case {
    let name: String
    let title: String
    /// How many elements, or subscriptions.
    let count: Int
    let run: (Int) -> Void

    static let all = [
        Case(
            name: "a",
            title: "PublishSubject → 1 subscriber",
            count: 5_000_000,
            run: { subject(observers: 1, elements: $0) }
        ),
        Case(
            name: "b",
            title: "PublishSubject → 5 subscribers",
            count: 1_000_000,
            run: { subject(observers: 5, elements: $0) }
        ),
        Case(
            name: "c",
            title: "create → 10 maps → subscribe",
            count: 1_000_000,
            run: maps
        ),
        Case(
            name: "c2",
            title: "create → 6 × (map, filter) → subscribe",
            count: 1_000_000,
            run: mapsAndFilters
        ),
        Case(
            name: "d",
            title: "create, subscribe, complete, dispose",
            count: 1_000_000,
            run: subscriptions
        ),
        Case(name: "d2", title: "just, subscribe", count: 1_000_000, run: just),
        Case(
            name: "d3",
            title: "subscribe to a subject, dispose",
            count: 1_000_000,
            run: subjectSubscriptions
        ),
        Case(name: "e", title: "from(array), on the trampoline", count: 1_000_000, run: array),
        Case(
            name: "f",
            title: "observe(on: serial queue), end to end",
            count: 1_000_000,
            run: observeOn
        ),
        Case(name: "g", title: "DisposeBag: insert, dispose", count: 1_000_000, run: bag),
    ]
}

/// Takes what comes, so that nothing is optimised away.
final class Total {
    var sum = 0
}

private func subject(observers: Int, elements: Int) {
    let subject = PublishSubject<Int>()
    let total = Total()
    let bag = DisposeBag()
    for _ in 0..<observers {
        subject.subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    }
    for element in 0..<elements {
        subject.onNext(element)
    }
    expect(total.sum, observers * (elements * (elements - 1) / 2))
}

private func numbers(_ count: Int) -> Observable<Int> {
    Observable<Int>.create { observer in
        for element in 0..<count {
            observer.onNext(element)
        }
        observer.onCompleted()
        return Disposables.create()
    }
}

private func maps(_ elements: Int) {
    let total = Total()
    let bag = DisposeBag()
    numbers(elements)
        .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
        .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
        .subscribe(onNext: { total.sum &+= $0 })
        .disposed(by: bag)
    expect(total.sum, elements * (elements - 1) / 2 + 10 * elements)
}

private func mapsAndFilters(_ elements: Int) {
    let total = Total()
    let bag = DisposeBag()
    numbers(elements)
        .map { $0 &+ 1 }.filter { $0 > 0 }
        .map { $0 &+ 1 }.filter { $0 > 0 }
        .map { $0 &+ 1 }.filter { $0 > 0 }
        .map { $0 &+ 1 }.filter { $0 > 0 }
        .map { $0 &+ 1 }.filter { $0 > 0 }
        .map { $0 &+ 1 }.filter { $0 > 0 }
        .subscribe(onNext: { total.sum &+= $0 })
        .disposed(by: bag)
    expect(total.sum, elements * (elements - 1) / 2 + 6 * elements)
}

private func subscriptions(_ count: Int) {
    let total = Total()
    for _ in 0..<count {
        Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
        .subscribe(onNext: { total.sum &+= $0 })
        .dispose()
    }
    expect(total.sum, count)
}

private func just(_ count: Int) {
    let total = Total()
    for _ in 0..<count {
        _ = Observable.just(1).subscribe(onNext: { total.sum &+= $0 })
    }
    expect(total.sum, count)
}

private func subjectSubscriptions(_ count: Int) {
    let subject = PublishSubject<Int>()
    let total = Total()
    for _ in 0..<count {
        subject.subscribe(onNext: { total.sum &+= $0 }).dispose()
    }
    subject.onNext(1)
    expect(total.sum, 0)
}

private func array(_ count: Int) {
    let total = Total()
    _ = Observable.from(Array(0..<count)).subscribe(onNext: { total.sum &+= $0 })
    expect(total.sum, count * (count - 1) / 2)
}

private func observeOn(_ elements: Int) {
    let total = Total()
    let end = DispatchSemaphore(value: 0)
    let bag = DisposeBag()
    numbers(elements)
        .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "serial"))
        .subscribe(onNext: { total.sum &+= $0 }, onCompleted: { end.signal() })
        .disposed(by: bag)
    end.wait()
    expect(total.sum, elements * (elements - 1) / 2)
}

private func bag(_ count: Int) {
    let total = Total()
    do {
        let bag = DisposeBag()
        for _ in 0..<count {
            bag.insert(Disposables.create { total.sum &+= 1 })
        }
    }
    expect(total.sum, count)
}

/// A case that comes to another result measures something else.
func expect(_ sum: Int, _ expected: Int) {
    guard sum == expected else {
        fatalError("The sum is \(sum) and should be \(expected).")
    }
}
