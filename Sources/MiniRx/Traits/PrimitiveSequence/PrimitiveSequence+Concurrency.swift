// `await` for a trait: its outcome as the value of an expression.
// Mirrors: RxSwift/Traits/PrimitiveSequence/PrimitiveSequence+Concurrency.swift of RxSwift 6.5.
// Differs: RxSwift 6.2.0 has none of it yet.
// Chapter: 7 (`await`)

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element of this single, subscribed to here. Throws its error, or a `CancellationError`
    /// if the task was cancelled first; then the subscription is disposed of.
    public var value: Element {
        get async throws {
            try await outcome { resume in
                primitiveSequence.subscribe(
                    onSuccess: { resume(.success($0)) },
                    onFailure: { resume(.failure($0)) },
                    onDisposed: { resume(.failure(CancellationError())) }
                )
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element of this maybe, subscribed to here; `nil` if it has none. Throws its error, or a
    /// `CancellationError` if the task was cancelled first; then the subscription is disposed of.
    public var value: Element? {
        get async throws {
            try await outcome { resume in
                primitiveSequence.subscribe(
                    onSuccess: { resume(.success($0)) },
                    onError: { resume(.failure($0)) },
                    onCompleted: { resume(.success(nil)) },
                    onDisposed: { resume(.failure(CancellationError())) }
                )
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Waits until this completable, subscribed to here, is done. Throws its error, or a
    /// `CancellationError` if the task was cancelled first; then the subscription is disposed of.
    public var value: Void {
        get async throws {
            try await outcome { resume in
                primitiveSequence.subscribe(
                    onCompleted: { resume(.success(())) },
                    onError: { resume(.failure($0)) },
                    onDisposed: { resume(.failure(CancellationError())) }
                )
            }
        }
    }
}

/// Subscribes, and waits for the first of what is said about the outcome.
private func outcome<Value>(
    _ subscribe: (@escaping (Result<Value, Swift.Error>) -> Void) -> Disposable
) async throws -> Value {
    let subscription = SingleAssignmentDisposable()
    // `onDisposed` comes after the outcome as well, and on another thread it may come at the
    // same time. A continuation that is resumed twice ends the program.
    let isResumed = AtomicInt(0)
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            subscription.setDisposable(
                subscribe { outcome in
                    if isResumed.setFirst() {
                        continuation.resume(with: outcome)
                    }
                }
            )
        }
    } onCancel: {
        subscription.dispose()
    }
}
