// An observer as one closure, compiled where its types are known.
// Mirrors: nothing in RxSwift, where each `on` is generic and looks up its types at run time.
// Chapter: appendix, performance
//
// No trace shows it: it is a way to call an observer, not an object of the call chain.

struct SpecializedObserver<Element>: ObserverType {
    let handler: (Event<Element>) -> Void

    #if TRACE_RESOURCES
        /// The observer that it calls, for tools that inspect the references between objects.
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
    /// The closure is fast where the compiler knows the type `Self`: it is then compiled for
    /// exactly that type.
    var specialized: SpecializedObserver<Element> {
        if Self.self == SpecializedObserver<Element>.self {
            return unsafeBitCast(self, to: SpecializedObserver<Element>.self)
        }
        return SpecializedObserver(self)
    }

    /// The `on` of this observer, as that closure.
    var handler: (Event<Element>) -> Void {
        specialized.handler
    }
}
