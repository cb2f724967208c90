// `await` for a trait: its outcome is the value of an expression.
// Mirrors: RxSwift/Traits/PrimitiveSequence/PrimitiveSequence+Concurrency.swift of RxSwift 6.5.
// Differs: RxSwift 6.2.0 does not have it yet.
// Chapter: 7 (`await`)

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element of this single. Reading it subscribes. Throws the single's error, or, after
    /// disposing of the subscription, `CancellationError` if the task was cancelled first.
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
    /// The element of this maybe, or `nil`. Reading it subscribes. Throws the maybe's error, or,
    /// after disposing of the subscription, `CancellationError` if the task was cancelled first.
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
    /// Waits until this completable has completed. Reading it subscribes. Throws its error, or,
    /// after disposing of the subscription, `CancellationError` if the task was cancelled first.
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

/// Subscribes, and waits for the first result that `subscribe` reports.
private func outcome<Value>(
    _ subscribe: (@escaping (Result<Value, Swift.Error>) -> Void) -> Disposable
) async throws -> Value {
    let subscription = SingleAssignmentDisposable()
    // `onDisposed` is called after the outcome too, and possibly at the same time on another
    // thread. A continuation that is resumed twice ends the program.
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
