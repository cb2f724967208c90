// What a sequence sends, written down.

import MiniRxTraced

/// An error.
public struct Failure: Error, Equatable {
    /// An error.
    public init() {}
}

/// What a sequence sent to one subscriber: `next(1)`, `error(…)`, `completed`, and at last
/// `disposed`.
public final class Events<Element> {
    /// Everything so far.
    public private(set) var all: [String] = []
    /// Ends it.
    public private(set) var subscription: Disposable = Disposables.create()

    /// Subscribes.
    public init(_ observable: Observable<Element>) {
        subscription = observable.subscribe(
            onNext: { [unowned self] in all.append("next(\($0))") },
            onError: { [unowned self] in all.append("error(\($0))") },
            onCompleted: { [unowned self] in all.append("completed") },
            onDisposed: { [unowned self] in all.append("disposed") }
        )
    }
}

/// Everything that a sequence which ends by itself sends.
public func events<Element>(of observable: Observable<Element>) -> [String] {
    Events(observable).all
}
