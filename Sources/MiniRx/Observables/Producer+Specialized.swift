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

extension Observable {
    /// Subscribes a sink by its `on`, compiled for the sink's types.
    func subscribe<Observer, Receiver: Sink<Observer> & ObserverType>(
        _ sink: Receiver
    ) -> Disposable where Receiver.Element == Element {
        subscribe(sink.specialized)
    }

    /// The same for an observer that knows when it is stopped.
    func subscribe(_ observer: ObserverBase<Element>) -> Disposable {
        subscribe(observer.specialized)
    }
}
