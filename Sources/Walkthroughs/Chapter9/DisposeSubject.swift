// A subject's subscriptions: disposed of, terminated by the subject, made after its termination.
// Chapter: 9 (a subject's subscription)

import MiniRx

@Sendable func disposeSubject() {
    let subject = PublishSubject<Int>()
    mark("subscribe A")
    let a = subject.subscribe(
        onNext: { element in
            print("A \(element)")
        },
        onCompleted: {
            print("A completed")
        },
        onDisposed: {
            print("A disposed")
        }
    )
    mark("subscribe B")
    let b = subject.subscribe(
        onNext: { element in
            print("B \(element)")
        },
        onCompleted: {
            print("B completed")
        },
        onDisposed: {
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
            print("C \(element)")
        },
        onCompleted: {
            print("C completed")
        },
        onDisposed: {
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
            print("D \(element)")
        },
        onError: { error in
            print("D error \(error)")
        },
        onDisposed: {
            print("D disposed")
        }
    )
    mark("dispose D")
    d.dispose()
}
