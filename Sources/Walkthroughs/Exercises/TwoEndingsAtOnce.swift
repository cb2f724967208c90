// A source that completes, and an observer that lets go of its bag when it is told so.
// Chapter: 5 (exercise two-endings-at-once)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let twoEndingsAtOnce = Walkthrough(
        name: "two-endings-at-once",
        title: "two endings at once",
        run: closeWhenCompleted
    )
}

@Sendable func closeWhenCompleted() {
    var observer: AnyObserver<Int>?
    var bag: DisposeBag? = DisposeBag()
    Observable<Int>.create {
        let step = enter(closure: 1); defer { leave(step) }
        observer = $0
        return Disposables.create {
            let step = enter(closure: 1); defer { leave(step) }
            print("cleanup")
        }
    }
    .subscribe(
        onCompleted: {
            let step = enter(closure: 2); defer { leave(step) }
            print("completed")
            bag = nil
            print("closed")
        },
        onDisposed: {
            let step = enter(closure: 3); defer { leave(step) }
            print("dispose")
        }
    )
    .disposed(by: bag!)
    observer?.onCompleted()
}
