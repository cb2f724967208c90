// For release builds: `Producer` again, with a `run` and an `on` that are compiled for the types in
// use. It makes the same calls in the same order. Debug builds compile nothing of it.
// Mirrors: nothing in RxSwift, where generic code looks up its types at run time, for each event.
// Chapter: appendix, performance

#if !DEBUG
/// An observer as one closure, compiled where the observer's type is known.
struct SpecializedObserver<Element>: ObserverType {
    let handler: (Event<Element>) -> Void

    init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handler = { event in observer.on(event) }
    }

    func on(_ event: Event<Element>) {
        handler(event)
    }
}

extension ObserverType {
    var specialized: SpecializedObserver<Element> {
        if Self.self == SpecializedObserver<Element>.self {
            return unsafeBitCast(self, to: SpecializedObserver<Element>.self)
        }
        return SpecializedObserver(self)
    }
}

extension Observable {
    /// Takes the library's own observers, which are all classes, where their types are known.
    func subscribe<Observer: ObserverType & AnyObject>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subscribe(observer.specialized)
    }

    /// Takes a connection, which subscribes where its types are not known.
    func subscribe<Subject>(_ connection: Connection<Subject>) -> Disposable
    where Subject.Observer.Element == Element {
        subscribe(
            connection.parent?.specialized.wrap(connection) ?? SpecializedObserver(connection)
        )
    }
}

/// Wraps the observers of one class. It is made where the types are known.
struct Specialized<Observer: ObserverType> {
    let wrap: (Observer) -> SpecializedObserver<Observer.Element> = { SpecializedObserver($0) }
}

class Producer<Element>: Observable<Element> {
    typealias Run = (Producer<Element>, SpecializedObserver<Element>, Cancelable) ->
        (sink: Disposable, subscription: Disposable)

    /// The subclass's own `run`, compiled for its concrete types. Called through the class's method
    /// table instead, `run` creates a sink that looks up its types again for each event.
    private let specializedRun: Run?

    override init() {
        specializedRun = nil
        super.init()
    }

    /// - parameter subclass: The class of the new object.
    init<Subclass: Producer<Element>>(_ subclass: Subclass.Type) {
        specializedRun = Self.run(of: subclass)
        super.init()
    }

    /// Returns the `run` of a subclass. The initializer of the subclass knows all its types, so the
    /// compiler makes code for exactly these types.
    private static func run<Subclass: Producer<Element>>(of subclass: Subclass.Type) -> Run {
        { producer, observer, cancel in
            unsafeDowncast(producer, to: Subclass.self).run(observer, cancel: cancel)
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if !CurrentThreadScheduler.isScheduleRequired {
            return start(observer.specialized)
        } else {
            return CurrentThreadScheduler.instance.schedule(()) { _ in
                self.start(observer.specialized)
            }
        }
    }

    func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        rxAbstractMethod()
    }

    private func start(_ observer: SpecializedObserver<Element>) -> Disposable {
        let disposer = SinkDisposer()
        let (sink, subscription) =
            specializedRun?(self, observer, disposer) ?? run(observer, cancel: disposer)
        disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
        return disposer
    }
}
#else
struct Specialized<Observer> {}
#endif
