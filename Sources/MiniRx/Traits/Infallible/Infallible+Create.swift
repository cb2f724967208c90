// `Infallible.create`: the closure is given a function that cannot send an error.
// Mirrors: RxSwift/Traits/Infallible/Infallible+Create.swift
// Chapter: 7 (an Infallible)

/// What the closure of `Infallible.create` sends: an event that is no error.
public enum InfallibleEvent<Element> {
    /// The next element.
    case next(Element)
    /// The sequence came to its end.
    case completed
}

extension Infallible {
    /// What the closure of `create` calls with each event.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// A sequence that runs `subscribe` anew for each subscription, on the thread that subscribes.
    ///
    /// - parameter subscribe: Is given a function to call with each event. What it returns is
    ///   disposed of when the subscription ends.
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
