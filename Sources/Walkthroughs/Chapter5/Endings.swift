// One source, and the four ways in which its subscription can end.
// Chapter: 5 (four ways a subscription ends)

import MiniRx

@Sendable func endings() {
    struct SampleError: Error {}
    var observer: AnyObserver<Int>?
    let source = Observable<Int>.create {
        observer = $0
        return Disposables.create {
            print("cleanup")
        }
    }
    func subscribe() -> Disposable {
        source.subscribe(
            onError: { _ in
                print("error")
            },
            onCompleted: {
                print("completed")
            },
            onDisposed: {
                print("dispose")
            }
        )
    }
    mark("it completes")
    _ = subscribe()
    observer?.onCompleted()
    mark("it fails")
    _ = subscribe()
    observer?.onError(SampleError())
    mark("dispose() by hand")
    subscribe().dispose()
    mark("a bag is released")
    var bag: DisposeBag? = DisposeBag()
    subscribe().disposed(by: bag!)
    bag = nil
}
