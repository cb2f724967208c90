// The same source in a bag: releasing the bag is what disposes.
// Chapter: 1 (who calls dispose)

import MiniRx

@Sendable func disposeBag() {
    var bag: DisposeBag? = DisposeBag()
    Observable<Int>.create { observer in
        let step = enter(closure: 1); defer { leave(step) }
        observer.onNext(1)
        return Disposables.create {
            let step = enter(closure: 1); defer { leave(step) }
            print("cleanup")
        }
    }
    .subscribe(
        onNext: { element in
            let step = enter(closure: 2); defer { leave(step) }
            print(element)
        },
        onDisposed: {
            let step = enter(closure: 3); defer { leave(step) }
            print("dispose")
        }
    )
    .disposed(by: bag!)
    mark("bag = nil")
    bag = nil
}
