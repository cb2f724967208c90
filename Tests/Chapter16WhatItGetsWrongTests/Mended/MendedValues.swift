// `values`, mended as in RxSwift 6.6: a loop that is cancelled ends with an error.
// Chapter: 16 (values ends as if the sequence had completed)

import MiniRxTraced

extension ObservableConvertibleType {
    /// What comes after an end is of no effect: `onDisposed` runs after `onCompleted`, too.
    var mendedValues: AsyncThrowingStream<Element, Swift.Error> {
        AsyncThrowingStream { continuation in
            let subscription = asObservable().subscribe(
                onNext: { continuation.yield($0) },
                onError: { continuation.finish(throwing: $0) },
                onCompleted: { continuation.finish() },
                onDisposed: { continuation.finish(throwing: CancellationError()) }
            )
            continuation.onTermination = { _ in subscription.dispose() }
        }
    }
}
