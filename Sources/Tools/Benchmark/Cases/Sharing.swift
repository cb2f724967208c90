// One subscription to the source for several observers.

import MiniRx

extension Case {
    static let sharing = [
        Case("share", "share()", 800_000) { push($0) { $0.share() } },
        Case("share-replay-1", "share(replay: 1) → 1 subscriber", 800_000) { count in
            push(count) { $0.share(replay: 1) }
        },
        Case("share-replay-3", "share(replay: 1) → 3 subscribers", 400_000) { count in
            push(count, to: 3) { $0.share(replay: 1) }
        },
        Case("connect", "publish, connect", 500_000) { count in
            let source = PublishSubject<Int>()
            let shared = source.publish()
            let total = Total()
            let bag = DisposeBag()
            shared.subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
            shared.connect().disposed(by: bag)
            for element in 0..<count {
                source.onNext(element)
            }
            expect(total.sum, sum(below: count))
        },
        Case("forever", "share(replay: 1, scope: .forever)", 300_000) { count in
            push(count) { $0.share(replay: 1, scope: .forever) }
        },
        Case("ref-count", "publish, refCount", 400_000) { count in
            push(count) { $0.publish().refCount() }
        },
    ]
}
