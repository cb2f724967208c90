// `values`: a sequence's elements in a `for await` loop.
// Mirrors: RxSwift/Observable+Concurrency.swift of RxSwift 6.5.
// Differs: RxSwift 6.2.0 has no such file. `asObservable()` of an asynchronous sequence is missing.
// Chapter: 7 (`await`), 16 (`values`)

extension ObservableConvertibleType {
    /// The elements as an asynchronous sequence, for `for try await`. Reading it subscribes. A
    /// buffer stores the elements until the loop takes them. The loop throws the sequence's error.
    /// Leaving the loop disposes of the subscription.
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
