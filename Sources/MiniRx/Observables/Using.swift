// `using`: a resource that is disposed of with the subscription that uses it.
// Mirrors: RxSwift/Observables/Using.swift
// Chapter: 6 (calling your closure)

extension ObservableType {
    /// Creates a resource for each subscription and a sequence from it. The resource is disposed of
    /// when the subscription ends. If a factory throws, the sequence emits its error.
    ///
    /// ```swift
    /// Observable<Int>.using(
    ///     { CompositeDisposable(disposables: [Disposables.create { print("closed") }]) },
    ///     observableFactory: { _ in .of(1, 2) }
    /// ).subscribe { print($0) }  // next(1), next(2), completed, closed
    /// ```
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Using(resourceFactory: resourceFactory, observableFactory: observableFactory)
    }
}

private final class UsingSink<ResourceType: Disposable, Observer: ObserverType>: Sink<Observer>,
    ObserverType
{
    typealias Element = Observer.Element
    typealias Parent = Using<Element, ResourceType>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        var disposable = Disposables.create()
        do {
            let resource = try parent.resourceFactory()
            // Why before the second factory: if it throws, the resource must still be disposed of
            // (`testUsingFreesTheResourceWhenTheObservableFactoryThrows`).
            disposable = resource
            let source = try parent.observableFactory(resource)
            return Disposables.create(source.subscribe(self), disposable)
        } catch {
            return Disposables.create(Observable.error(error).subscribe(self), disposable)
        }
    }

    func on(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }
}

private final class Using<Element, ResourceType: Disposable>: Producer<Element> {
    typealias ResourceFactory = () throws -> ResourceType
    typealias ObservableFactory = (ResourceType) throws -> Observable<Element>

    fileprivate let resourceFactory: ResourceFactory
    fileprivate let observableFactory: ObservableFactory

    init(
        resourceFactory: @escaping ResourceFactory,
        observableFactory: @escaping ObservableFactory
    ) {
        self.resourceFactory = resourceFactory
        self.observableFactory = observableFactory
        super.init(Using.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = UsingSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
