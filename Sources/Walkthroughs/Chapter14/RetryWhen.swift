// A source that fails the first time, and a second source whose element starts the next attempt.
// Chapter: 14 (retry(when:))

import MiniRx

@Sendable func retryWhen() {
    struct SampleError: Error {}
    let again = PublishSubject<Int>()
    var attempts = 0
    let disposable = Observable<Int>.create { observer in
        attempts += 1
        observer.onNext(attempts)
        if attempts == 1 {
            observer.onError(SampleError())
        }
        return Disposables.create {
            print("cleanup")
        }
    }
    .retry(when: { (errors: Observable<Error>) -> Observable<Int> in
        Observable.zip(errors, again) { $1 }
    })
    .subscribe(onNext: { element in
        print(element)
    })
    mark("try again")
    again.onNext(0)
    mark("dispose() by hand")
    disposable.dispose()
}
