// `for await` without `try`: iterates over a sequence that cannot fail.
// Mirrors: RxSwift/Traits/Infallible/Infallible+Concurrency.swift of RxSwift 6.5.
// Differs: RxSwift 6.2.0 does not have it yet.
// Chapter: 7 (`await`)

extension InfallibleType {
    /// The elements of this sequence for a `for await` loop. Reading it subscribes. A buffer stores
    /// the elements until the loop takes them. Leaving the loop disposes of the subscription.
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
