// A Single, a Maybe and a Completable, and two ways to combine several.
// Chapter: 7 (a Single, step by step; a Maybe, a Completable; several put together)

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

@Sendable func singleZip() {
    Single.zip(Single.just(1), Single.just(10)) { (left: Int, right: Int) -> Int in
        left + right
    }
    .subscribe(onSuccess: { element in
        print("success \(element)")
    })
    .dispose()
}

@Sendable func andThen() {
    let saved = Completable.create { completable in
        print("saved")
        completable(.completed)
        return Disposables.create()
    }
    let read = Single<Int>.create { single in
        print("read")
        single(.success(1))
        return Disposables.create()
    }
    saved.andThen(read)
        .subscribe(onSuccess: { element in
            print("success \(element)")
        })
        .dispose()
}
