// Faster chains of operators: `run` and `on`, compiled for concrete types.
// Mirrors: nothing in RxSwift, where generic code looks up its types at run time, for each event.
// Chapter: appendix, performance

/// The `run` of one class of producers, as a function of the producer.
typealias SpecializedRun<Element> = (
    Producer<Element>, SpecializedObserver<Element>, Cancelable
) -> (sink: Disposable, subscription: Disposable)

/// Returns the `run` of a class of producers. The initializer of that class calls it: there the
/// compiler knows all types, and compiles the code for exactly these types.
func specializedRun<Subclass: Producer<Element>, Element>(
    of type: Subclass.Type
) -> SpecializedRun<Element> {
    { producer, observer, cancel in
        unsafeDowncast(producer, to: Subclass.self).run(observer, cancel: cancel)
    }
}

/// Returns a function that wraps an observer of a class, compiled for that class in the same way.
func specializedObserver<Observer: ObserverType>(
    of type: Observer.Type
) -> (Observer) -> SpecializedObserver<Observer.Element> {
    { $0.specialized }
}

extension Observable {
    /// Subscribes an observer of the library through its `on`, compiled for the observer's types.
    func subscribe<Observer: ObserverType & AnyObject>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subscribe(observer.specialized)
    }
}
