// Breaks: A success calls no other handler.

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
        let source = Observable<Element>.create { observer in
            return subscribe { outcome in
                switch outcome {
                case .success(let element):
                    observer.on(.next(element))
                    observer.on(.completed)
                case .error(let error):
                    observer.on(.error(error))
                case .completed:
                    observer.on(.completed)
                }
            }
        }
        return Maybe(source: source)
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
        let disposable = Disposables.create { onDisposed?() }
        let subscription = source.subscribe { event in
            switch event {
            case .next(let element):
                onSuccess?(element)
            case .error(let error):
                onError?(error)
            case .completed:
                onCompleted?()
            }
            disposable.dispose()
        }
        return Disposables.create(subscription, disposable)
    }
}
