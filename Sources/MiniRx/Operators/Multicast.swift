// `multicast`: one subscription to the source; a subject passes its events to all subscribers.
// Mirrors: RxSwift/Observables/Multicast.swift
// Differs: What it returns is in ConnectableObservableAdapter.swift and RefCount.swift.
// Chapter: 10 (share)

/// A sequence whose subscribers share one subscription to the source, made by `connect()`.
/// Abstract: `publish`, `replay` and `multicast` return subclasses.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Subscribes to the source. Abstract: a call on `ConnectableObservable` itself is a
    /// programming error and ends the program.
    public func connect() -> Disposable {
        rxAbstractMethod()
    }
}

extension ObservableType {
    /// Makes a subject with `subjectSelector` for each subscription and emits the events of the
    /// sequence that `selector` returns for it. Subscribes to the source once, however often
    /// `selector` uses it. If a closure throws, the sequence fails with that error.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        Multicast(
            source: self.asObservable(),
            subjectSelector: subjectSelector,
            selector: selector
        )
    }

    /// Shares the source through a `PublishSubject`, which replays no elements.
    ///
    /// ```swift
    /// let shared = Observable.of(1, 2).publish()
    /// shared.subscribe(onNext: { print("A", $0) })
    /// shared.subscribe(onNext: { print("B", $0) })
    /// shared.connect()  // A 1, B 1, A 2, B 2
    /// ```
    public func publish() -> ConnectableObservable<Element> {
        multicast {
            PublishSubject<Element>()
        }
    }

    /// Shares the source through a `ReplaySubject`: a late subscriber first receives the last
    /// `bufferSize` elements. A negative size ends the program on the first subscription.
    ///
    /// ```swift
    /// let source = PublishSubject<Int>(), shared = source.replay(2)
    /// shared.connect()
    /// for number in 1...3 { source.onNext(number) }
    /// shared.subscribe(onNext: { print($0) })  // 2, 3
    /// ```
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast {
            ReplaySubject<Element>.create(bufferSize: bufferSize)
        }
    }

    /// Shares the source through a `ReplaySubject` that stores every element.
    ///
    /// ```swift
    /// let source = PublishSubject<Int>(), shared = source.replayAll()
    /// shared.connect()
    /// for number in 1...3 { source.onNext(number) }
    /// shared.subscribe(onNext: { print($0) })  // 1, 2, 3
    /// ```
    public func replayAll() -> ConnectableObservable<Element> {
        multicast {
            ReplaySubject<Element>.createUnbounded()
        }
    }

    /// Shares the source through `subject`, for this connection and all that follow it.
    ///
    /// ```swift
    /// let shared = Observable.of(1, 2).multicast(ReplaySubject<Int>.create(bufferSize: 1))
    /// shared.subscribe(onNext: { print("early", $0) })
    /// shared.connect()                                // early 1, early 2
    /// shared.subscribe(onNext: { print("late", $0) })  // late 2
    /// ```
    public func multicast<Subject: SubjectType>(_ subject: Subject)
        -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
    {
        ConnectableObservableAdapter(
            source: self.asObservable(),
            makeSubject: {
                subject
            }
        )
    }

    /// Shares the source through a subject of `makeSubject`. Calls it again after a connection has
    /// ended, on the next subscription or `connect()`.
    ///
    /// ```swift
    /// let shared = Observable.of(1, 2).multicast { ReplaySubject<Int>.create(bufferSize: 1) }
    /// shared.connect()
    /// shared.subscribe(onNext: { print($0) })
    /// shared.connect()  // 1, 2
    /// ```
    public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject)
        -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
    {
        ConnectableObservableAdapter(source: self.asObservable(), makeSubject: makeSubject)
    }
}

private final class MulticastSink<Subject: SubjectType, Observer: ObserverType>: Sink<Observer>,
    ObserverType
{
    typealias Element = Observer.Element
    typealias Parent = Multicast<Subject, Element>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        do {
            let subject = try parent.subjectSelector()
            let connectable = ConnectableObservableAdapter(
                source: parent.source,
                makeSubject: {
                    subject
                }
            )
            let observable = try parent.selector(connectable)
            let subscription = observable.subscribe(self)
            // Last: no element of a source that emits at once may be missed
            // (`testMulticastWithASelectorMissesNothing`).
            let connection = connectable.connect()
            return Disposables.create(subscription, connection)
        } catch {
            forwardOn(.error(error))
            dispose()
            return Disposables.create()
        }
    }

    func on(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }
}

private final class Multicast<Subject: SubjectType, Result>: Producer<Result> {
    fileprivate let source: Observable<Subject.Observer.Element>
    fileprivate let subjectSelector: () throws -> Subject
    fileprivate let selector: (Observable<Subject.Element>) throws -> Observable<Result>

    init(
        source: Observable<Subject.Observer.Element>,
        subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) {
        self.source = source
        self.subjectSelector = subjectSelector
        self.selector = selector
        super.init(Multicast.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = MulticastSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
