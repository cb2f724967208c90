// `using`: a resource that lives exactly as long as the subscription that uses it.
// Mirrors: RxSwift/Observables/Using.swift
// Left out: nothing.
// Chapter: 6 (handing over)

extension ObservableType {
    /// For each subscription makes a resource, then a sequence from it, and disposes of the
    /// resource when the subscription ends. A factory that throws ends the sequence with its error.
    ///
    /// Chapter 6. Mirrors `RxSwift/Observables/Using.swift`.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        let step = enter("ObservableType"); defer { leave(step) }
        return Using(resourceFactory: resourceFactory, observableFactory: observableFactory)
    }
}

private final class UsingSink<ResourceType: Disposable, Observer: ObserverType>: Sink<Observer>,
    ObserverType
{
    typealias Element = Observer.Element
    typealias Parent = Using<Element, ResourceType>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        let step = enter("UsingSink"); defer { leave(step) }
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let step = enter("UsingSink", self); defer { leave(step) }
        var disposable = Disposables.create()
        do {
            let resource = try parent.resourceFactory()
            // Why before the second factory: if that one throws, the resource must still be freed
            // (`testUsingFreesTheResourceWhenTheObservableFactoryThrows`).
            disposable = resource
            let source = try parent.observableFactory(resource)
            return Disposables.create(source.subscribe(self), disposable)
        } catch {
            return Disposables.create(Observable.error(error).subscribe(self), disposable)
        }
    }

    func on(_ event: Event<Element>) {
        let step = enter("UsingSink", self, event); defer { leave(step) }
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
        let step = enter("Using"); defer { leave(step) }
        self.resourceFactory = resourceFactory
        self.observableFactory = observableFactory
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let step = enter("Using", self); defer { leave(step) }
        let sink = UsingSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
