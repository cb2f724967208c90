// A sequence of elements that have the same key: what `groupBy` sends.
// Mirrors: RxSwift/GroupedObservable.swift; `GroupedObservableImpl`: RxSwift/Observables/GroupBy.swift
// Chapter: none

/// A sequence, and the key which all of its elements have.
public struct GroupedObservable<Key, Element>: ObservableType {
    /// The key.
    public let key: Key

    private let source: Observable<Element>

    /// `source` with a key.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Begins to send events to `observer`.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// The sequence without its key.
    public func asObservable() -> Observable<Element> {
        source
    }
}

/// The sequence in it: a subject whose subscribers keep the subscription to the source.
final class GroupedObservableImpl<Element>: Observable<Element> {
    private let subject: PublishSubject<Element>
    private let refCount: RefCountDisposable

    init(subject: PublishSubject<Element>, refCount: RefCountDisposable) {
        self.subject = subject
        self.refCount = refCount
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let release = refCount.retain()
        let subscription = subject.subscribe(observer)
        return Disposables.create(release, subscription)
    }
}
