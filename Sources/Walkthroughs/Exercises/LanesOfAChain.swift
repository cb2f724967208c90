// A chain with two schedulers, disposed of before its source terminates: which lane runs what?
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
        print("create")
        observer.onNext(1)
        observer.onNext(2)
        print("create returns")
        return Disposables.create {
            print("cleanup")
        }
    }
    .subscribe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "a"))
    .map { number in
        print("map \(number)")
        return number * 10
    }
    .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "b"))
    .subscribe(
        onNext: { number in
            print("onNext \(number)")
        },
        onDisposed: {
            print("onDisposed")
        }
    )
    settle()
    mark("dispose")
    subscription.dispose()
}
