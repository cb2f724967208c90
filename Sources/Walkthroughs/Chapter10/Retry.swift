// A source that fails the first time.
// Chapter: 10 (retry)

import MiniRx

@Sendable func retry() {
    struct SampleError: Error {}
    var attempts = 0
    Observable<Int>.create { observer in
        let step = enter(closure: 1); defer { leave(step) }
        attempts += 1
        observer.onNext(attempts)
        if attempts == 1 {
            observer.onError(SampleError())
        } else {
            observer.onCompleted()
        }
        return Disposables.create()
    }
    .retry(2)
    .subscribe(
        onNext: { element in
            let step = enter(closure: 2); defer { leave(step) }
            print(element)
        },
        onError: { error in
            let step = enter(closure: 3); defer { leave(step) }
            print("error \(error)")
        },
        onCompleted: {
            let step = enter(closure: 4); defer { leave(step) }
            print("completed")
        }
    )
    .dispose()
}
