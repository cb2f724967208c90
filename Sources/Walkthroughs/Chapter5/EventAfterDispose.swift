// An event that arrives after `dispose()`: a subject has begun to send it.
// Chapter: 5 (can an event arrive after dispose)

import MiniRx

@Sendable func eventAfterDispose() {
    let subject = PublishSubject<Int>()
    let second = SerialDisposable()
    let first = subject.subscribe(onNext: { element in
        print("first \(element)")
        second.dispose()
        print("the second is disposed of")
    })
    second.disposable = subject.subscribe(onNext: { element in
        print("second \(element)")
    })
    mark("onNext(1)")
    subject.onNext(1)
    mark("onNext(2)")
    subject.onNext(2)
    first.dispose()
}
