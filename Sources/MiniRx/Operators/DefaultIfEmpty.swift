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
        let step = enter("ObservableType", self); defer { leave(step) }
        return DefaultIfEmpty(source: self.asObservable(), default: `default`)
    }
}

@usableFromInline
final class DefaultIfEmptySink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Element = Observer.Element

    @usableFromInline let `default`: Element
    @usableFromInline var isEmpty = true

    @inlinable
    init(default: Element, observer: Observer, cancel: Cancelable) {
        let step = enter("DefaultIfEmptySink"); defer { leave(step) }
        self.default = `default`
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<Element>) {
        let step = enter("DefaultIfEmptySink", self, event); defer { leave(step) }
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
        let step = enter("DefaultIfEmpty"); defer { leave(step) }
        self.source = source
        self.default = `default`
        super.init()
        specialize(DefaultIfEmpty.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == SourceType
    {
        let step = enter("DefaultIfEmpty", self); defer { leave(step) }
        let sink = DefaultIfEmptySink(default: `default`, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink.specialized)
        return (sink: sink, subscription: subscription)
    }
}
