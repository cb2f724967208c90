// `error`: only an `error` event.
// Mirrors: RxSwift/Observables/Error.swift
// Chapter: 1 (which observables have no sink), 6 (a subscribe without a sink)

extension ObservableType {
    /// Returns a sequence that emits `error` at once, on the thread that subscribes.
    ///
    /// ```swift
    /// Observable<Int>.error(RxError.unknown).subscribe { print($0) }
    /// // error(Unknown error occurred.)
    /// ```
    public static func error(_ error: Swift.Error) -> Observable<Element> {
        ErrorProducer(error: error)
    }
}

private final class ErrorProducer<Element>: Producer<Element> {
    private let error: Swift.Error

    init(error: Swift.Error) {
        self.error = error
        super.init()
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        observer.on(.error(error))
        return Disposables.create()
    }
}
