// A source that completes, and a handler of `completed` that releases the bag.
// Chapter: 5 (exercise two-endings-at-once)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let twoEndingsAtOnce = Walkthrough(
        name: "two-endings-at-once",
        title: "completed and disposed of at once",
        run: closeWhenCompleted
    )
}

@Sendable func closeWhenCompleted() {
    var observer: AnyObserver<Int>?
    var bag: DisposeBag? = DisposeBag()
    Observable<Int>.create {
        observer = $0
        return Disposables.create {
            print("cleanup")
        }
    }
    .subscribe(
        onCompleted: {
            print("completed")
            bag = nil
            print("closed")
        },
        onDisposed: {
            print("dispose")
        }
    )
    .disposed(by: bag!)
    observer?.onCompleted()
}
