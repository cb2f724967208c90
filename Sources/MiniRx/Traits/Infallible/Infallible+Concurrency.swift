// `for await` without `try`: a sequence that does not fail.
// Mirrors: RxSwift/Traits/Infallible/Infallible+Concurrency.swift of RxSwift 6.5.
// Differs: RxSwift 6.2.0 has none of it yet.
// Chapter: 7 (`await`)

extension InfallibleType {
    /// This sequence, subscribed to here, for a loop with `for await`. The elements wait in a
    /// buffer until the loop takes them. Leaving the loop disposes of the subscription.
    public var values: AsyncStream<Element> {
        AsyncStream { continuation in
            let subscription = subscribe(
                onNext: { continuation.yield($0) },
                onCompleted: { continuation.finish() },
                onDisposed: { continuation.finish() }
            )
            continuation.onTermination = { _ in subscription.dispose() }
        }
    }
}
