// `multicast`: one subscription to the source, and a subject that hands its events round.
// Mirrors: RxSwift/Observables/Multicast.swift
// Differs: What it makes is in ConnectableObservableAdapter.swift and RefCount.swift.
// Chapter: 10 (share)

/// A sequence whose subscribers share one subscription to the source, made by `connect()`. An
/// abstract class: `publish`, `replay` and `multicast` make one.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Subscribes to the source. Abstract: calling it on `ConnectableObservable` itself is a
    /// programmer's mistake and ends the program.
    public func connect() -> Disposable {
        rxAbstractMethod()
    }
}

extension ObservableType {
    /// For each subscription: a subject of `subjectSelector`, subscribed to the source, and what
    /// `selector` makes of it. However often `selector` uses it, the source is subscribed to once.
    /// If either of them throws, the sequence ends with that error.
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

    /// Shares the source by a `PublishSubject`: who comes later has missed what was before.
    public func publish() -> ConnectableObservable<Element> {
        multicast {
            PublishSubject<Element>()
        }
    }

    /// Shares the source by a `ReplaySubject`: who comes later is sent the last `bufferSize`
    /// elements first. A negative size ends the program, when somebody subscribes.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast {
            ReplaySubject<Element>.create(bufferSize: bufferSize)
        }
    }

    /// Shares the source by a `ReplaySubject` that remembers everything.
    public func replayAll() -> ConnectableObservable<Element> {
        multicast {
            ReplaySubject<Element>.createUnbounded()
        }
    }

    /// Shares the source by `subject`, for this connection and all that follow it.
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

    /// Shares the source by a subject of `makeSubject`, which is called anew when a connection is
    /// over and somebody subscribes or connects again.
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
            // Why last: nothing of a source that sends at once may be missed
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
        super.init(specializedRun(of: Multicast.self))
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = MulticastSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
