// All closures of `do`, on a sequence that completes and on one that fails.
// Chapter: 10 (do)

import MiniRx

@Sendable func doEverything() {
    struct SampleError: Error {}
    func watched(_ source: PublishSubject<Int>) -> Observable<Int> {
        source.do(
            onNext: { print("onNext \($0)") },
            afterNext: { print("afterNext \($0)") },
            onError: { print("onError \($0)") },
            afterError: { print("afterError \($0)") },
            onCompleted: { print("onCompleted") },
            afterCompleted: { print("afterCompleted") },
            onSubscribe: { print("onSubscribe") },
            onSubscribed: { print("onSubscribed") },
            onDispose: { print("onDispose") }
        )
    }
    let (completes, fails) = (PublishSubject<Int>(), PublishSubject<Int>())
    mark("one that completes")
    let first = watched(completes).subscribe(onNext: { element in
        print("element \(element)")
    })
    completes.onNext(1)
    completes.onCompleted()
    first.dispose()
    mark("one that fails")
    let second = watched(fails).subscribe(onError: { error in
        print("error \(error)")
    })
    fails.onError(SampleError())
    second.dispose()
}
