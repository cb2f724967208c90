// `groupBy`: emits one sequence for each key.
// Mirrors: RxSwift/Observables/GroupBy.swift
// Differs: `GroupedObservableImpl` is in GroupedObservable.swift.
// Chapter: none

extension ObservableType {
    /// Emits a sequence for each new key, and sends each element to the sequence of its key. All
    /// terminate with the source. If `keySelector` throws, all terminate with that error.
    ///
    /// The subscription to the source remains while this sequence or one of the groups has a
    /// subscriber.
    ///
    /// ```swift
    /// Observable.of("ant", "bee", "ape").groupBy { $0.prefix(1) }.subscribe(onNext: { group in
    ///     print("new group", group.key)
    ///     group.subscribe(onNext: { print($0) })
    /// })
    /// // new group a, ant, new group b, bee, ape
    /// ```
    public func groupBy<Key: Hashable>(keySelector: @escaping (Element) throws -> Key)
        -> Observable<GroupedObservable<Key, Element>>
    {
        GroupBy(source: self.asObservable(), selector: keySelector)
    }
}

private final class GroupBySink<Key: Hashable, Element, Observer: ObserverType>: Sink<Observer>,
    ObserverType
where Observer.Element == GroupedObservable<Key, Element> {
    typealias Parent = GroupBy<Key, Element>

    private let parent: Parent
    private let subscription = SingleAssignmentDisposable()
    private var refCountDisposable: RefCountDisposable!
    private var groupedSubjectTable: [Key: PublishSubject<Element>] = [:]

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        refCountDisposable = RefCountDisposable(disposable: subscription)
        subscription.setDisposable(parent.source.subscribe(self))
        return refCountDisposable
    }

    private func onGroupEvent(key: Key, value: Element) {
        if let writer = groupedSubjectTable[key] {
            writer.on(.next(value))
            return
        }
        let writer = PublishSubject<Element>()
        groupedSubjectTable[key] = writer
        let group = GroupedObservable(
            key: key,
            source: GroupedObservableImpl(subject: writer, refCount: refCountDisposable)
        )
        // Sent before the element: a subscriber that subscribes to the group at once receives its
        // first element too (`testGroupBySendsAGroupBeforeItsFirstElement`).
        forwardOn(.next(group))
        writer.on(.next(value))
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            do {
                onGroupEvent(key: try parent.selector(element), value: element)
            } catch {
                self.error(error)
            }
        case .error(let error):
            self.error(error)
        case .completed:
            forwardOnGroups(event: .completed)
            forwardOn(.completed)
            subscription.dispose()
            dispose()
        }
    }

    func error(_ error: Swift.Error) {
        forwardOnGroups(event: .error(error))
        forwardOn(.error(error))
        subscription.dispose()
        dispose()
    }

    func forwardOnGroups(event: Event<Element>) {
        for writer in groupedSubjectTable.values {
            writer.on(event)
        }
    }
}

private final class GroupBy<Key: Hashable, Element>: Producer<GroupedObservable<Key, Element>> {
    typealias KeySelector = (Element) throws -> Key

    fileprivate let source: Observable<Element>
    fileprivate let selector: KeySelector

    init(source: Observable<Element>, selector: @escaping KeySelector) {
        self.source = source
        self.selector = selector
        super.init(GroupBy.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == GroupedObservable<Key, Element> {
        let sink = GroupBySink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
