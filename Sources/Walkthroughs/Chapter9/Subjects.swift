// The four subjects.
// Chapter: 9 (four subjects)

import MiniRx

@Sendable func publishSubject() {
    struct SampleError: Error {}
    let subject = PublishSubject<Int>()
    subject.onNext(0)
    let disposable = subject.subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        },
        onDisposed: {
            print("dispose")
        }
    )
    subject.onNext(1)
    mark("onError")
    subject.onError(SampleError())
    subject.onNext(2)
    mark("dispose() by hand")
    disposable.dispose()
}

@Sendable func behaviorSubject() {
    let subject = BehaviorSubject(value: 0)
    let first = subject.subscribe(onNext: { element in
        print("first \(element)")
    })
    subject.onNext(1)
    let second = subject.subscribe(onNext: { element in
        print("second \(element)")
    })
    mark("dispose the first")
    first.dispose()
    subject.onNext(2)
    second.dispose()
}

@Sendable func replaySubject() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    subject.onNext(2)
    let disposable = subject.subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    subject.onCompleted()
    disposable.dispose()
}

@Sendable func asyncSubject() {
    let subject = AsyncSubject<Int>()
    let disposable = subject.subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    disposable.dispose()
}
