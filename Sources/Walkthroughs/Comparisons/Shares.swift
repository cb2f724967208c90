// Four subscribers, one after another, of a source that is shared in seven ways.
// Chapter: 0 (what is printed)

import MiniRx

extension Walkthrough {
    static let shares = Walkthrough(
        name: "shares",
        title: "share in all its forms",
        run: compareShares
    )
}

@Sendable func compareShares() {
    subscribeFourTimes("not shared") { $0 }
    subscribeFourTimes("`share()`") { $0.share() }
    subscribeFourTimes("`share(replay: 1)`") { $0.share(replay: 1) }
    subscribeFourTimes("`share(replay: 2)`") { $0.share(replay: 2) }
    subscribeFourTimes("`share(scope: .forever)`") { $0.share(scope: .forever) }
    subscribeFourTimes("`share(replay: 1, scope: .forever)`") {
        $0.share(replay: 1, scope: .forever)
    }
    subscribeFourTimes("`share(replay: 2, scope: .forever)`") {
        $0.share(replay: 2, scope: .forever)
    }
}

private func subscribeFourTimes(
    _ title: String,
    _ share: (Observable<Int>) -> Observable<Int>
) {
    mark(title)
    let numbers = PublishSubject<Int>()
    let source = numbers.do(
        onSubscribe: {
            print("source: subscribe")
        },
        onDispose: {
            print("source: dispose")
        }
    )
    let shared = share(source)
    func subscribe(_ name: String) -> Disposable {
        shared.subscribe(
            onNext: { number in
                print("\(name): \(number)")
            },
            onCompleted: {
                print("\(name): completed")
            }
        )
    }
    let a = subscribe("A")
    numbers.onNext(1)
    numbers.onNext(2)
    let b = subscribe("B")
    numbers.onNext(3)
    a.dispose()
    b.dispose()
    let c = subscribe("C")
    numbers.onNext(4)
    numbers.onCompleted()
    let d = subscribe("D")
    c.dispose()
    d.dispose()
}
