// The events that a subscriber receives, as texts.

import MiniRxTraced

/// An error.
public struct Failure: Error, Equatable {
    /// An error.
    public init() {}
}

/// The events that one subscriber has received: `next(1)`, `error(…)`, `completed`, and finally
/// `disposed`.
public final class Events<Element> {
    /// All events so far.
    public private(set) var all: [String] = []
    /// Cancels the subscription.
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

/// All events of a sequence that terminates by itself.
public func events<Element>(of observable: Observable<Element>) -> [String] {
    Events(observable).all
}
