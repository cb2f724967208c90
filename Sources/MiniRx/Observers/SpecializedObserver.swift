// An observer as one closure, compiled where its types are known.
// Mirrors: nothing in RxSwift, where each `on` is generic and looks its types up at run time.
// Chapter: appendix, performance
//
// It stands in no trace: it is a way of calling an observer, and no stop on the way.

struct SpecializedObserver<Element>: ObserverType {
    let handler: (Event<Element>) -> Void

    #if TRACE_RESOURCES
        /// Whom it calls, for who asks who holds whom.
        private let observer: Any
    #endif

    init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handler = { event in observer.on(event) }
        #if TRACE_RESOURCES
            self.observer = observer
        #endif
    }

    func on(_ event: Event<Element>) {
        handler(event)
    }
}

extension ObserverType {
    /// This observer as one closure.
    ///
    /// How fast that is depends on who asks: where the compiler knows what `Self` is, it makes the
    /// closure for just that type.
    var specialized: SpecializedObserver<Element> {
        if Self.self == SpecializedObserver<Element>.self {
            return unsafeBitCast(self, to: SpecializedObserver<Element>.self)
        }
        return SpecializedObserver(self)
    }

    /// Its `on`, as that closure.
    var handler: (Event<Element>) -> Void {
        specialized.handler
    }
}
