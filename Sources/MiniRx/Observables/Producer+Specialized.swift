// What makes a chain of operators fast: `run` and `on`, compiled for the types of each object.
// Mirrors: nothing in RxSwift, where both look their types up at run time.
// Chapter: appendix, performance

/// A producer's `run`, which is given the producer itself.
typealias SpecializedRun<Element> = (
    Producer<Element>, SpecializedObserver<Element>, Cancelable
) -> (sink: Disposable, subscription: Disposable)

/// `run` of one class of producers. Called where the compiler knows all types, in the initializer
/// of that class, it is compiled for just these.
func specialized<Subclass: Producer<Element>, Element>(
    _ type: Subclass.Type
) -> SpecializedRun<Element> {
    { producer, observer, cancel in
        unsafeDowncast(producer, to: Subclass.self).run(observer, cancel: cancel)
    }
}

/// What makes an observer of one class the closure that it is called by, compiled in the same way.
func specialized<Observer: ObserverType>(
    _ type: Observer.Type
) -> (Observer) -> SpecializedObserver<Observer.Element> {
    { $0.specialized }
}

extension Observable {
    /// Subscribes one of the library's observers by its `on`, compiled for the observer's types.
    func subscribe<Observer: ObserverType & AnyObject>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subscribe(observer.specialized)
    }
}
