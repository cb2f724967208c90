// How a sequence can end, for an operator each: see OperatorSamples.swift.

import MiniRxTraced

let endingSamples: [Sample] = [
    oneSourceEndings, sharedEndings, twoSourceEndings, flatteningEndings, timeEndings,
].flatMap { $0 }

/// Samples by their names.
func samples(_ bodies: KeyValuePairs<String, () -> Void>) -> [Sample] {
    bodies.map { (name: $0.key, run: $0.value) }
}

/// Endings of an operator with one source: it fails, nobody wants more, or what is below has enough.
func endings<Result>(
    of name: String,
    _ operate: @escaping (Observable<Int>) -> Observable<Result>
) -> [Sample] {
    func ending(
        takes limit: Int = .max,
        _ body: @escaping (PublishSubject<Int>, Disposable) -> Void
    ) -> () -> Void {
        {
            let a = PublishSubject<Int>()
            let d = subscription(to: limited(operate(a), to: limit))
            a.onNext(1)
            body(a, d)
            d.dispose()
        }
    }
    return samples([
        "\(name)-failed": ending { a, _ in a.onError(SampleFailure()) },
        "\(name)-disposed": ending { a, d in
            d.dispose()
            a.onNext(2)
        },
        "\(name)-from-below": ending(takes: 1) { a, _ in
            a.onNext(2)
            a.onCompleted()
        },
        "\(name)-disposed-before": {
            let a = PublishSubject<Int>()
            disposedBefore(a) { operate(a) }
        },
    ])
}

/// Endings of an operator with two sources: either fails, either completes first, nobody wants more,
/// or what is below has enough.
func endings<Result>(
    ofTwo name: String,
    _ operate: @escaping (Observable<Int>, Observable<Int>) -> Observable<Result>
) -> [Sample] {
    typealias Source = PublishSubject<Int>
    func ending(
        takes limit: Int = .max,
        _ body: @escaping (Source, Source, Disposable) -> Void
    ) -> () -> Void {
        {
            let (a, b) = (Source(), Source())
            let d = subscription(to: limited(operate(a, b), to: limit))
            a.onNext(1)
            b.onNext(1)
            body(a, b, d)
            d.dispose()
        }
    }
    return samples([
        "\(name)-first-failed": ending { a, _, _ in a.onError(SampleFailure()) },
        "\(name)-second-failed": ending { _, b, _ in b.onError(SampleFailure()) },
        "\(name)-first-ends-first": ending { a, b, _ in
            a.onCompleted()
            b.onNext(2)
            b.onCompleted()
        },
        "\(name)-second-ends-first": ending { a, b, _ in
            b.onCompleted()
            a.onNext(2)
            a.onCompleted()
        },
        "\(name)-disposed": ending { a, b, d in
            d.dispose()
            a.onNext(2)
            b.onNext(2)
        },
        "\(name)-from-below": ending(takes: 1) { a, b, _ in
            a.onNext(2)
            b.onNext(2)
        },
        "\(name)-disposed-before": {
            let (a, b) = (Source(), Source())
            disposedBefore(a) { operate(a, b) }
        },
    ])
}

/// Endings of an operator that waits: before the time, on a clock that is turned by hand.
func endings<Result>(
    ofWaiting name: String,
    _ operate: @escaping (Observable<Int>, SchedulerType) -> Observable<Result>
) -> [Sample] {
    func ending(
        takes limit: Int = .max,
        _ body: @escaping (PublishSubject<Int>, Disposable) -> Void
    ) -> () -> Void {
        {
            turnClock([2, 3]) { clock in
                let a = PublishSubject<Int>()
                let d = subscription(to: limited(operate(a, clock), to: limit))
                a.onNext(1)
                _ = clock.scheduleRelative((), dueTime: .seconds(1)) { _ in
                    body(a, d)
                    return Disposables.create()
                }
                return d
            }
        }
    }
    return samples([
        "\(name)-failed": ending { a, _ in a.onError(SampleFailure()) },
        "\(name)-ends-early": ending { a, _ in
            a.onNext(2)
            a.onCompleted()
        },
        "\(name)-disposed": ending { _, d in d.dispose() },
        "\(name)-from-below": ending(takes: 1) { a, _ in a.onNext(2) },
    ])
}

/// Whoever the source tells first disposes of the operator, which is told all the same.
private func disposedBefore<Element>(
    _ source: PublishSubject<Int>,
    _ sequence: () -> Observable<Element>
) {
    var second: Disposable?
    let first = source.subscribe(onNext: { _ in second?.dispose() })
    second = subscription(to: sequence())
    source.onNext(1)
    source.onCompleted()
    first.dispose()
}

/// What is below has enough after so many elements, if it ever has.
private func limited<Element>(
    _ sequence: Observable<Element>,
    to limit: Int
) -> Observable<Element> {
    limit == .max ? sequence : sequence.take(limit)
}
