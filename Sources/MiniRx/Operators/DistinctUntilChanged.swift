// `distinctUntilChanged`: emits an element only if it differs from the previous one.
// Mirrors: RxSwift/Observables/DistinctUntilChanged.swift
// Chapter: none

extension ObservableType where Element: Equatable {
    /// Drops each element that is equal to the previous one.
    ///
    /// ```swift
    /// Observable.of(1, 1, 2, 1).distinctUntilChanged()
    ///     .subscribe(onNext: { print($0) })  // 1, 2, 1
    /// ```
    public func distinctUntilChanged() -> Observable<Element> {
        distinctUntilChanged(
            { element in
                element
            },
            comparer: { before, now in
                before == now
            }
        )
    }
}

extension ObservableType {
    /// Drops each element whose key is equal to that of the last emitted element. If `keySelector`
    /// throws, the sequence terminates with the thrown error.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(
            keySelector,
            comparer: { before, now in
                before == now
            }
        )
    }

    /// Drops each element for which `comparer` returns `true`. It receives the last emitted element
    /// and the new one. If it throws, the sequence terminates with the thrown error.
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool)
        -> Observable<Element>
    {
        distinctUntilChanged(
            { element in
                element
            },
            comparer: comparer
        )
    }

    /// Drops each element if `comparer` returns `true` for its key and that of the last emitted
    /// element. If either closure throws, the sequence terminates with the thrown error.
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K,
        comparer: @escaping (K, K) throws -> Bool
    ) -> Observable<Element> {
        DistinctUntilChanged(
            source: self.asObservable(),
            selector: keySelector,
            comparer: comparer
        )
    }

    /// Drops each element whose property is equal to that of the last emitted element.
    ///
    /// ```swift
    /// Observable.of("ant", "bee", "wasp").distinctUntilChanged(at: \.count)
    ///     .subscribe(onNext: { print($0) })  // ant, wasp
    /// ```
    public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>)
        -> Observable<Element>
    {
        distinctUntilChanged { before, now in
            before[keyPath: keyPath] == now[keyPath: keyPath]
        }
    }
}

private final class DistinctUntilChangedSink<Observer: ObserverType, Key>: Sink<Observer>,
    ObserverType
{
    typealias Element = Observer.Element
    typealias Parent = DistinctUntilChanged<Element, Key>

    private let parent: Parent
    private var currentKey: Key?

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            do {
                let key = try parent.selector(element)
                if let currentKey, try parent.comparer(currentKey, key) {
                    return
                }
                // Stored before it is sent: the observer may make the source emit the next element
                // during the call (`testDistinctUntilChangedRemembersBeforeItSends`).
                currentKey = key
                forwardOn(event)
            } catch {
                forwardOn(.error(error))
                dispose()
            }
        case .error, .completed:
            forwardOn(event)
            dispose()
        }
    }
}

private final class DistinctUntilChanged<Element, Key>: Producer<Element> {
    typealias KeySelector = (Element) throws -> Key
    typealias EqualityComparer = (Key, Key) throws -> Bool

    private let source: Observable<Element>
    let selector: KeySelector
    let comparer: EqualityComparer

    init(
        source: Observable<Element>,
        selector: @escaping KeySelector,
        comparer: @escaping EqualityComparer
    ) {
        self.source = source
        self.selector = selector
        self.comparer = comparer
        super.init(DistinctUntilChanged.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = DistinctUntilChangedSink(parent: self, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
