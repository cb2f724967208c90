// Exercise 7.2: a Maybe. README.md says what it has to do.

@testable import MiniRx

/// The outcome of a `Maybe`.
enum MaybeEvent<Element> {
    /// The one element; the sequence terminates.
    case success(Element)
    /// An error; the sequence terminates.
    case error(Swift.Error)
    /// The sequence completes without an element.
    case completed
}

/// A sequence of one element, or of none, or an error.
struct Maybe<Element> {
    private let source: Observable<Element>

    /// A maybe that runs `subscribe` once for each subscription.
    /// - parameter subscribe: Receives a function to call with the outcome. What it returns is
    ///   disposed of when the subscription ends.
    static func create(
        subscribe: @escaping (_ maybe: @escaping (MaybeEvent<Element>) -> Void) -> Disposable
    ) -> Maybe<Element> {
        return Maybe(source: .never())
    }

    /// The observable inside.
    func asObservable() -> Observable<Element> {
        return source
    }

    /// Calls one of the handlers with the outcome, and `onDisposed` once in every case.
    func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        return Disposables.create()
    }
}
