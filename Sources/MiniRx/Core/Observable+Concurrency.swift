// `for await`: a sequence's elements in a loop.
// Mirrors: RxSwift/Observable+Concurrency.swift of RxSwift 6.5.
// Left out: `asObservable()` of an asynchronous sequence. RxSwift 6.2.0 itself has none of it.
// Chapter: 7 (`await`)

extension ObservableConvertibleType {
    /// This sequence, subscribed to here, for a loop with `for try await`. The elements wait in a
    /// buffer until the loop takes them. The loop throws the sequence's error; leaving it disposes
    /// of the subscription.
    ///
    /// Chapter 7. Mirrors `RxSwift/Observable+Concurrency.swift`.
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
