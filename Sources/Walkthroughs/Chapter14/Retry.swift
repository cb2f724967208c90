// A source that fails the first time.
// Chapter: 14 (retry)

import MiniRx

@Sendable func retry() {
    struct SampleError: Error {}
    var attempts = 0
    Observable<Int>.create { observer in
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
            print(element)
        },
        onError: { error in
            print("error \(error)")
        },
        onCompleted: {
            print("completed")
        }
    )
    .dispose()
}
