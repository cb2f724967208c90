// A subject's subscriptions: left by their key, ended by the subject, made too late.
// Chapter: 5 (a subject's subscription, can an event arrive after dispose)

import MiniRx

@Sendable func disposeSubject() {
    let subject = PublishSubject<Int>()
    mark("subscribe A")
    let a = subject.subscribe(
        onNext: { element in
            let step = enter(closure: 1); defer { leave(step) }
            print("A \(element)")
        },
        onCompleted: {
            let step = enter(closure: 2); defer { leave(step) }
            print("A completed")
        },
        onDisposed: {
            let step = enter(closure: 3); defer { leave(step) }
            print("A disposed")
        }
    )
    mark("subscribe B")
    let b = subject.subscribe(
        onNext: { element in
            let step = enter(closure: 4); defer { leave(step) }
            print("B \(element)")
        },
        onCompleted: {
            let step = enter(closure: 5); defer { leave(step) }
            print("B completed")
        },
        onDisposed: {
            let step = enter(closure: 6); defer { leave(step) }
            print("B disposed")
        }
    )
    mark("onNext(1)")
    subject.onNext(1)
    mark("dispose A")
    a.dispose()
    mark("onNext(2)")
    subject.onNext(2)
    mark("onCompleted")
    subject.onCompleted()
    mark("subscribe C after completion")
    let c = subject.subscribe(
        onNext: { element in
            let step = enter(closure: 7); defer { leave(step) }
            print("C \(element)")
        },
        onCompleted: {
            let step = enter(closure: 8); defer { leave(step) }
            print("C completed")
        },
        onDisposed: {
            let step = enter(closure: 9); defer { leave(step) }
            print("C disposed")
        }
    )
    mark("dispose B, C")
    b.dispose()
    c.dispose()

    mark("a second subject, disposed")
    let second = PublishSubject<Int>()
    second.dispose()
    mark("subscribe D to the disposed subject")
    let d = second.subscribe(
        onNext: { element in
            let step = enter(closure: 10); defer { leave(step) }
            print("D \(element)")
        },
        onError: { error in
            let step = enter(closure: 11); defer { leave(step) }
            print("D error \(error)")
        },
        onDisposed: {
            let step = enter(closure: 12); defer { leave(step) }
            print("D disposed")
        }
    )
    mark("dispose D")
    d.dispose()
}

@Sendable func eventAfterDispose() {
    let subject = PublishSubject<Int>()
    let second = SerialDisposable()
    let first = subject.subscribe(onNext: { element in
        let step = enter(closure: 1); defer { leave(step) }
        print("first \(element)")
        second.dispose()
        print("the second is disposed of")
    })
    second.disposable = subject.subscribe(onNext: { element in
        let step = enter(closure: 2); defer { leave(step) }
        print("second \(element)")
    })
    mark("onNext(1)")
    subject.onNext(1)
    mark("onNext(2)")
    subject.onNext(2)
    first.dispose()
}
