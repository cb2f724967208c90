// A Single, a Maybe and a Completable.
// Chapter: 7 (a Single, step by step; a Maybe, a Completable)

import MiniRx

@Sendable func single() {
    let disposable = Single<Int>.create { single in
        let step = enter(closure: 1); defer { leave(step) }
        single(.success(1))
        return Disposables.create {
            let step = enter(closure: 1); defer { leave(step) }
            print("cleanup")
        }
    }
    .subscribe(
        onSuccess: { element in
            let step = enter(closure: 2); defer { leave(step) }
            print("success \(element)")
        },
        onFailure: { error in
            let step = enter(closure: 3); defer { leave(step) }
            print("failure \(error)")
        },
        onDisposed: {
            let step = enter(closure: 4); defer { leave(step) }
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
        let step = enter(closure: 1); defer { leave(step) }
        maybe(.success(1))
        return Disposables.create()
    }
    .subscribe(
        onSuccess: { element in
            let step = enter(closure: 2); defer { leave(step) }
            print("success \(element)")
        },
        onCompleted: {
            let step = enter(closure: 3); defer { leave(step) }
            print("completed")
        }
    )
    .dispose()
    mark("Completable: an error")
    Completable.create { completable in
        let step = enter(closure: 4); defer { leave(step) }
        completable(.error(SampleError()))
        return Disposables.create()
    }
    .subscribe(
        onCompleted: {
            let step = enter(closure: 5); defer { leave(step) }
            print("completed")
        },
        onError: { error in
            let step = enter(closure: 6); defer { leave(step) }
            print("error \(error)")
        }
    )
    .dispose()
}
