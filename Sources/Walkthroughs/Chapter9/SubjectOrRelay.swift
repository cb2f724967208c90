// A source that completes: a subject forwards `completed`, a relay does not.
// Chapter: 9 (a subject in the middle)

import MiniRx

@Sendable func subjectOrRelay() {
    mark("a subject")
    let subject = PublishSubject<Int>()
    let first = subject.subscribe(
        onNext: { element in
            print("subject \(element)")
        },
        onCompleted: {
            print("subject completed")
        }
    )
    mark("the source")
    Observable.just(1).subscribe(subject).dispose()
    mark("onNext(2)")
    subject.onNext(2)
    mark("a relay")
    let relay = PublishRelay<Int>()
    let second = relay.subscribe(
        onNext: { element in
            print("relay \(element)")
        },
        onCompleted: {
            print("relay completed")
        }
    )
    mark("the source")
    Observable.just(1).bind(to: relay).dispose()
    mark("accept(2)")
    relay.accept(2)
    mark("dispose both")
    first.dispose()
    second.dispose()
}
