// `takeLast`: emits the last elements, by number.
// Mirrors: RxSwift/Observables/TakeLast.swift
// Chapter: none

extension ObservableType {
    /// Emits the last `count` elements when the source completes. On an error, emits none of them.
    /// A negative `count` ends the program.
    ///
    /// ```swift
    /// source.takeLast(2)
    /// // source    a-b-c-|
    /// // takeLast  ------(bc|)
    /// ```
    public func takeLast(_ count: Int) -> Observable<Element> {
        TakeLast(source: self.asObservable(), count: count)
    }
}

private final class TakeLastSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element
    typealias Parent = TakeLast<Element>

    private let parent: Parent
    private var elements: Queue<Element>

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        elements = Queue(capacity: parent.count + 1)
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            elements.enqueue(element)
            if elements.count > parent.count {
                _ = elements.dequeue()
            }
        case .error:
            forwardOn(event)
            dispose()
        case .completed:
            for element in elements {
                forwardOn(.next(element))
            }
            forwardOn(.completed)
            dispose()
        }
    }
}

private final class TakeLast<Element>: Producer<Element> {
    private let source: Observable<Element>
    fileprivate let count: Int

    init(source: Observable<Element>, count: Int) {
        guard count >= 0 else {
            rxFatalError("count can't be negative")
        }
        self.source = source
        self.count = count
        super.init(TakeLast.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TakeLastSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: source.subscribe(sink))
    }
}
