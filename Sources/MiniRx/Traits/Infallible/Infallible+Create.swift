// `Infallible.create`: its closure receives a function that cannot send an error.
// Mirrors: RxSwift/Traits/Infallible/Infallible+Create.swift
// Chapter: 7 (an Infallible)

/// An event that the closure of `Infallible.create` sends: never an error.
public enum InfallibleEvent<Element> {
    /// The next element.
    case next(Element)
    /// The sequence has completed.
    case completed
}

extension Infallible {
    /// The function that the closure of `create` calls with each event.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// Returns a sequence that calls `subscribe` for each subscription, on the subscribing thread.
    ///
    /// - parameter subscribe: Receives a function to call with each event. Its result is disposed
    ///   of when the subscription ends.
    public static func create(subscribe: @escaping (@escaping InfallibleObserver) -> Disposable)
        -> Infallible<Element>
    {
        let source = Observable<Element>.create { observer in
            subscribe { event in
                switch event {
                case .next(let element):
                    observer.onNext(element)
                case .completed:
                    observer.onCompleted()
                }
            }
        }
        return Infallible(source)
    }
}
