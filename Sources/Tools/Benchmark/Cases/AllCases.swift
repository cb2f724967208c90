// The measured cases: small programs that use the API that MiniRx and RxSwift 6.0 or later share.
// `make bench RXSWIFT=…` compiles the files of this folder with another import.

import MiniRx

extension Case {
    static let all =
        subjects + creation + chains + scheduling + flattening + combining + sharing + elements
        + endings + timed + traits
}

/// A source that emits the numbers below `count` and completes.
func numbers(_ count: Int) -> Observable<Int> {
    Observable<Int>.create { observer in
        for element in 0..<count {
            observer.onNext(element)
        }
        observer.onCompleted()
        return Disposables.create()
    }
}

/// Sends the numbers below `count` through operators, from a source that emits on subscription.
func send(
    _ count: Int,
    expecting result: Int? = nil,
    through operators: (Observable<Int>) -> Observable<Int>
) {
    let total = Total()
    let bag = DisposeBag()
    operators(numbers(count)).subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    expect(total.sum, result ?? sum(below: count))
}

/// Sends the numbers below `count` through operators, from a subject, to so many observers.
func push(
    _ count: Int,
    to observers: Int = 1,
    through operators: (Observable<Int>) -> Observable<Int>
) {
    let subject = PublishSubject<Int>()
    let total = Total()
    let bag = DisposeBag()
    let result = operators(subject)
    for _ in 0..<observers {
        result.subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    }
    for element in 0..<count {
        subject.onNext(element)
    }
    expect(total.sum, observers * sum(below: count))
}

/// Subscribes `count` times to a new observable of a single 1.
func subscribe(_ count: Int, to observable: () -> Observable<Int>) {
    let total = Total()
    for _ in 0..<count {
        observable().subscribe(onNext: { total.sum &+= $0 }).dispose()
    }
    expect(total.sum, count)
}
