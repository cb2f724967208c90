// A sequence of elements that have the same key: what `groupBy` emits.
// Mirrors: RxSwift/GroupedObservable.swift; `GroupedObservableImpl`: RxSwift/Observables/GroupBy.swift
// Chapter: none

/// A sequence and the key that all of its elements have.
public struct GroupedObservable<Key, Element>: ObservableType {
    /// The key.
    public let key: Key

    private let source: Observable<Element>

    /// Creates a sequence from `source` and its key.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Subscribes `observer` to the source.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// Returns the sequence without its key.
    public func asObservable() -> Observable<Element> {
        source
    }
}

/// The sequence of a group: a subject. Its subscribers keep `groupBy`'s subscription alive.
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
