// One source, disposed of at different moments.
// Chapter: 0 (what is printed)

import MiniRx

extension Walkthrough {
    static let disposeMoments = Walkthrough(
        name: "dispose-moments",
        title: "dispose() at each moment",
        run: compareDisposeMoments
    )
}

@Sendable func compareDisposeMoments() {
    disposeBeforeAnElement()
    disposeInsideOnNext()
    disposeAfterCompleted()
    disposeTwice()
    releaseTheBag()
    takeOne()
    disposeBeforeTheSubscriptionRuns()
}

/// The source's observer can be reached from outside, and its subscription prints all.
private final class Source {
    private(set) var observer: AnyObserver<Int>?

    func sequence() -> Observable<Int> {
        // The observer leads to its subscription, and that to this closure.
        Observable.create { [weak self] observer in
            print("subscribe")
            self?.observer = observer
            return Disposables.create {
                print("cleanup")
            }
        }
    }

    func send(_ numbers: Int...) {
        for number in numbers {
            print("send \(number)")
            observer?.onNext(number)
        }
    }
}

private func subscribe(
    to sequence: Observable<Int>,
    _ received: @escaping (Int) -> Void = { _ in }
) -> Disposable {
    sequence.subscribe(
        onNext: { number in
            print("onNext \(number)")
            received(number)
        },
        onCompleted: {
            print("onCompleted")
        },
        onDisposed: {
            print("onDisposed")
        }
    )
}

private func disposeBeforeAnElement() {
    mark("before the first element")
    let source = Source()
    subscribe(to: source.sequence()).dispose()
    print("dispose returned")
    source.send(1)
}

private func disposeInsideOnNext() {
    mark("inside `onNext`")
    let source = Source()
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
        subscribe(to: source.sequence()) { _ in
            subscription.dispose()
            print("dispose returned")
        }
    )
    source.send(1, 2)
}

private func disposeAfterCompleted() {
    mark("after `completed`")
    let source = Source()
    let subscription = subscribe(to: source.sequence())
    source.observer?.onCompleted()
    print("onCompleted returned")
    subscription.dispose()
    print("dispose returned")
}

private func disposeTwice() {
    mark("twice")
    let source = Source()
    let subscription = subscribe(to: source.sequence())
    subscription.dispose()
    print("dispose returned")
    subscription.dispose()
    print("dispose returned")
}

private func releaseTheBag() {
    mark("by releasing the bag")
    let source = Source()
    var bag: DisposeBag? = DisposeBag()
    subscribe(to: source.sequence()).disposed(by: bag!)
    bag = nil
    print("the bag is released")
    source.send(1)
}

private func takeOne() {
    mark("by `take(1)`")
    let source = Source()
    let subscription = subscribe(to: source.sequence().take(1))
    source.send(1, 2)
    subscription.dispose()
}

private func disposeBeforeTheSubscriptionRuns() {
    mark("before `subscribe(on:)` has subscribed")
    let source = Source()
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "queue")
    subscribe(to: source.sequence().subscribe(on: queue)).dispose()
    print("dispose returned")
    settle()
}
