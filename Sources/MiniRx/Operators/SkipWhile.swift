// `skip(while:)`: a sequence without the elements at its beginning that pass a test.
// Mirrors: RxSwift/Observables/SkipWhile.swift
// Left out: nothing.
// Chapter: none

extension ObservableType {
    /// Everything from the first element on for which `predicate` is false; later ones are not
    /// tested. A `predicate` that throws ends the sequence with its error.
    ///
    /// Mirrors `RxSwift/Observables/SkipWhile.swift`.
    @inlinable
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        SkipWhile(source: self.asObservable(), predicate: predicate)
    }

    /// The spelling before RxSwift 6.
    ///
    /// Mirrors `RxSwift/Observables/SkipWhile.swift`.
    @available(*, deprecated, renamed: "skip(while:)")
    public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        skip(while: predicate)
    }
}

@usableFromInline
final class SkipWhileSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Element = Observer.Element
    @usableFromInline typealias Parent = SkipWhile<Element>

    @usableFromInline let parent: Parent
    @usableFromInline var running = false

    @inlinable
    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            if !running {
                do {
                    running = try !parent.predicate(element)
                } catch {
                    forwardOn(.error(error))
                    dispose()
                    return
                }
            }
            if running {
                forwardOn(.next(element))
            }
        case .error, .completed:
            forwardOn(event)
            dispose()
        }
    }
}

@usableFromInline
final class SkipWhile<Element>: Producer<Element> {
    @usableFromInline typealias Predicate = (Element) throws -> Bool

    @usableFromInline let source: Observable<Element>
    @usableFromInline let predicate: Predicate

    @inlinable
    init(source: Observable<Element>, predicate: @escaping Predicate) {
        self.source = source
        self.predicate = predicate
        super.init()
        specialize(SkipWhile.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = SkipWhileSink(parent: self, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink.specialized)
        return (sink: sink, subscription: subscription)
    }
}
