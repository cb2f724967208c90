// A Single, a Maybe and a Completable.
// Chapter: 7 (a Single, step by step; a Maybe, a Completable)

import MiniRx

@Sendable func single() {
    let disposable = Single<Int>.create { single in
        single(.success(1))
        return Disposables.create {
            print("cleanup")
        }
    }
    .subscribe(
        onSuccess: { element in
            print("success \(element)")
        },
        onFailure: { error in
            print("failure \(error)")
        },
        onDisposed: {
            print("dispose")
        }
    )
    mark("dispose() by hand")
    disposable.dispose()
}

@Sendable func maybeCompletable() {
    struct SampleError: Error {}
    mark("Maybe: a value")
    Maybe<Int>.create { maybe in
        maybe(.success(1))
        return Disposables.create()
    }
    .subscribe(
        onSuccess: { element in
            print("success \(element)")
        },
        onCompleted: {
            print("completed")
        }
    )
    .dispose()
    mark("Completable: an error")
    Completable.create { completable in
        completable(.error(SampleError()))
        return Disposables.create()
    }
    .subscribe(
        onCompleted: {
            print("completed")
        },
        onError: { error in
            print("error \(error)")
        }
    )
    .dispose()
}
