// `ifEmpty(default:)`: one element in place of none.
// Mirrors: RxSwift/Observables/DefaultIfEmpty.swift
// Left out: nothing.
// Chapter: none

extension ObservableType {
    /// Sends `default` before `completed` if the source has sent no element.
    ///
    /// Mirrors `RxSwift/Observables/DefaultIfEmpty.swift`.
    @inlinable
    public func ifEmpty(default: Element) -> Observable<Element> {
        DefaultIfEmpty(source: self.asObservable(), default: `default`)
    }
}

@usableFromInline
final class DefaultIfEmptySink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Element = Observer.Element

    @usableFromInline let `default`: Element
    @usableFromInline var isEmpty = true

    @inlinable
    init(default: Element, observer: Observer, cancel: Cancelable) {
        self.default = `default`
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            isEmpty = false
            forwardOn(event)
        case .error:
            forwardOn(event)
            dispose()
        case .completed:
            if isEmpty {
                forwardOn(.next(`default`))
            }
            forwardOn(.completed)
            dispose()
        }
    }
}

@usableFromInline
final class DefaultIfEmpty<SourceType>: Producer<SourceType> {
    @usableFromInline let source: Observable<SourceType>
    @usableFromInline let `default`: SourceType

    @inlinable
    init(source: Observable<SourceType>, default: SourceType) {
        self.source = source
        self.default = `default`
        super.init()
        specialize(DefaultIfEmpty.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == SourceType
    {
        let sink = DefaultIfEmptySink(default: `default`, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink.specialized)
        return (sink: sink, subscription: subscription)
    }
}
