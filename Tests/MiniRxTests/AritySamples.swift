// What is recorded of `combineLatest` and `zip` of three and four, here and from RxSwift: see
// Tests/Golden/README.md.

import MiniRxTraced

/// By name: each runs one of them, from the first subscription to the last event.
let aritySamples: [Sample] = [
    ("combine-latest-3-tuple", combineLatest3Tuple),
    ("combine-latest-4-error", combineLatest4Error), ("zip-3", zip3),
    ("zip-3-tuple-dispose", zip3TupleDispose), ("zip-4-error", zip4Error),
]

private struct Failure: Error {}

/// One completes without an element, and so do all.
private func combineLatest3Tuple() {
    let (a, b, c) = (PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<Bool>())
    let subscription = Observable.combineLatest(a, b, c).subscribe(onNext: { _ in })
    a.onNext(1)
    a.onCompleted()
    b.onCompleted()
    c.onNext(true)
    subscription.dispose()
}

/// An element of each, then an error.
private func combineLatest4Error() {
    let (a, b, c) = (PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<Bool>())
    let subscription = Observable.combineLatest(a, b, c, a) { _, text, _, _ in text }
        .subscribe(onNext: { _ in }, onError: { _ in })
    c.onNext(true)
    b.onNext("x")
    a.onNext(1)
    b.onError(Failure())
    subscription.dispose()
}

/// The queues fill up and are emptied; each source completes at another time.
private func zip3() {
    let (a, b, c) = (PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<Bool>())
    let subscription = Observable.zip(a, b, c) { "\($0) \($1) \($2)" }
        .subscribe(onNext: { _ in }, onCompleted: {})
    a.onNext(1)
    a.onNext(2)
    c.onNext(true)
    a.onCompleted()
    b.onNext("x")
    b.onNext("y")
    b.onCompleted()
    c.onNext(false)
    c.onCompleted()
    subscription.dispose()
}

/// Disposed of while queues are full.
private func zip3TupleDispose() {
    let (a, b, c) = (PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<Bool>())
    let subscription = Observable.zip(a, b, c).subscribe(onNext: { _ in }, onDisposed: {})
    a.onNext(1)
    b.onNext("x")
    c.onNext(true)
    a.onNext(2)
    subscription.dispose()
    c.onNext(false)
}

/// The selector fails.
private func zip4Error() {
    let (a, b, c) = (PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<Bool>())
    let subscription = Observable<Int>.zip(a, b, c, a) { _, _, _, _ in throw Failure() }
        .subscribe(onError: { _ in })
    a.onNext(1)
    c.onNext(true)
    b.onNext("x")
    a.onNext(2)
    subscription.dispose()
}
