// The same source with a bag: releasing the bag disposes.
// Chapter: 1 (who calls dispose)

import MiniRx

@Sendable func disposeBag() {
    var bag: DisposeBag? = DisposeBag()
    Observable<Int>.create { observer in
        observer.onNext(1)
        return Disposables.create {
            print("cleanup")
        }
    }
    .subscribe(
        onNext: { element in
            print(element)
        },
        onDisposed: {
            print("dispose")
        }
    )
    .disposed(by: bag!)
    mark("bag = nil")
    bag = nil
}
