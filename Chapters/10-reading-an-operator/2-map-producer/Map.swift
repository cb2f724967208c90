// Exercise 10.2: `map`, made of a producer and a sink. README.md says what it has to do.

@testable import MiniRx

/// Observes the source, and forwards the transformed elements to the observer downstream.
final class MapSink<SourceType, Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Transform = (SourceType) throws -> Observer.Element

    private let transform: Transform

    init(transform: @escaping Transform, observer: Observer, cancel: Cancelable) {
        self.transform = transform
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<SourceType>) {
    }
}

/// The producer: keeps the source and the closure, and makes a sink for each subscription.
final class Map<SourceType, ResultType>: Producer<ResultType> {
    typealias Transform = (SourceType) throws -> ResultType

    private let source: Observable<SourceType>
    private let transform: Transform

    init(source: Observable<SourceType>, transform: @escaping Transform) {
        self.source = source
        self.transform = transform
    }

    /// Makes a sink for `observer`, subscribes it, and returns both.
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == ResultType
    {
        return (sink: Disposables.create(), subscription: Disposables.create())
    }
}
