// A chain with two schedulers, disposed of before its source ends: which lane runs what?
// Chapter: 3 (exercise lanes-of-a-chain)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let lanesOfAChain = Walkthrough(
        name: "lanes-of-a-chain",
        title: "a chain with two schedulers",
        run: lanesOfAChainWithTwoSchedulers
    )
}

@Sendable func lanesOfAChainWithTwoSchedulers() {
    let subscription = Observable<Int>.create { observer in
        let step = enter(closure: 1); defer { leave(step) }
        print("create")
        observer.onNext(1)
        observer.onNext(2)
        print("create returns")
        return Disposables.create {
            let step = enter(closure: 1); defer { leave(step) }
            print("cleanup")
        }
    }
    .subscribe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "a"))
    .map { number in
        let step = enter(closure: 2); defer { leave(step) }
        print("map \(number)")
        return number * 10
    }
    .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "b"))
    .subscribe(
        onNext: { number in
            let step = enter(closure: 3); defer { leave(step) }
            print("onNext \(number)")
        },
        onDisposed: {
            let step = enter(closure: 4); defer { leave(step) }
            print("onDisposed")
        }
    )
    settle()
    mark("dispose")
    subscription.dispose()
}
