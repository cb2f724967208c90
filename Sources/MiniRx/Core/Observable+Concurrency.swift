// `for await`: a sequence's elements in a loop.
// Mirrors: RxSwift/Observable+Concurrency.swift of RxSwift 6.5.
// Differs: RxSwift 6.2.0 has none of it yet. There is no `asObservable()` of an asynchronous sequence.
// Chapter: 7 (`await`), 11 (`values`)

extension ObservableConvertibleType {
    /// This sequence, subscribed to here, for a loop with `for try await`. The elements wait in a
    /// buffer until the loop takes them. The loop throws the sequence's error; leaving it disposes
    /// of the subscription.
    public var values: AsyncThrowingStream<Element, Swift.Error> {
        AsyncThrowingStream { continuation in
            let subscription = asObservable().subscribe(
                onNext: { continuation.yield($0) },
                onError: { continuation.finish(throwing: $0) },
                onCompleted: { continuation.finish() },
                onDisposed: { continuation.finish() }
            )
            continuation.onTermination = { _ in subscription.dispose() }
        }
    }
}
