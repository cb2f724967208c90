// Subjects and a relay: the cost of an element, and of a subscription.

import MiniRx

extension Case {
    static let subjects = [
        Case("subject-1", "PublishSubject → 1 subscriber", 5_000_000) { push($0) { $0 } },
        Case("subject-5", "PublishSubject → 5 subscribers", 1_000_000) { push($0, to: 5) { $0 } },
        Case("subject-sub", "subscribe to a subject, dispose", 500_000) { count in
            subscribeAndDispose(count, to: PublishSubject<Int>(), expecting: 0)
        },
        Case("behavior", "BehaviorSubject → 1 subscriber", 4_000_000) { count in
            hand(count, by: BehaviorSubject(value: 0))
        },
        Case("behavior-sub", "subscribe to a BehaviorSubject, dispose", 500_000) { count in
            subscribeAndDispose(count, to: BehaviorSubject(value: 1), expecting: count)
        },
        Case("replay-1", "ReplaySubject of 1 → 1 subscriber", 3_000_000) { count in
            hand(count, by: ReplaySubject<Int>.create(bufferSize: 1))
        },
        Case("replay-10", "ReplaySubject of 10 → 1 subscriber", 800_000) { count in
            hand(count, by: ReplaySubject<Int>.create(bufferSize: 10))
        },
        Case("relay", "BehaviorRelay → 1 subscriber", 3_000_000) { count in
            let relay = BehaviorRelay(value: 0)
            let total = Total()
            let bag = DisposeBag()
            relay.subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
            for element in 0..<count {
                relay.accept(element)
            }
            expect(total.sum, sum(below: count))
        },
    ]
}

/// Sends the numbers below `count` to a subject with one subscriber.
@inline(__always)
private func hand<Subject: SubjectType & ObserverType>(_ count: Int, by subject: Subject)
where Subject.Element == Int {
    let total = Total()
    let bag = DisposeBag()
    subject.subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    for element in 0..<count {
        subject.onNext(element)
    }
    expect(total.sum, sum(below: count))
}

@inline(__always)
private func subscribeAndDispose<Subject: SubjectType>(
    _ count: Int,
    to subject: Subject,
    expecting result: Int
) where Subject.Element == Int {
    let total = Total()
    for _ in 0..<count {
        subject.subscribe(onNext: { total.sum &+= $0 }).dispose()
    }
    expect(total.sum, result)
}
