// `ControlProperty`: a value that a control shows and that the user may change.
// Mirrors: RxCocoa/Traits/ControlProperty.swift
// Chapter: 7 (control sequences)

/// A sequence and observer that can be seen as a `ControlProperty`.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// The same as a `ControlProperty`.
    func asControlProperty() -> ControlProperty<Element>
}

/// The changes that the user makes to a value, as a sequence, and an observer that changes it.
///
/// Two ends that know nothing of each other: what is sent into it comes out again only if the
/// control says so. It stores no value. Whoever makes one promises that values come on the main
/// thread, the present one first, and that there is no error; the type itself sees to it that the
/// subscription to `values` is made, and disposed of, on the main thread.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    /// The type of the value.
    public typealias Element = PropertyType

    let values: Observable<PropertyType>
    let valueSink: AnyObserver<PropertyType>

    /// Subscribes to `values` on the main thread; passes what is sent into it on to `valueSink`.
    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    /// Subscribes to the values.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The values but for the first, which is what the control shows already.
    public var changed: ControlEvent<PropertyType> {
        ControlEvent(events: values.skip(1))
    }

    /// The same sequence as an `Observable`.
    public func asObservable() -> Observable<Element> {
        values
    }

    /// Itself.
    public func asControlProperty() -> ControlProperty<Element> {
        self
    }

    /// Passes the event on to the control. An error ends the program in debug builds and is printed
    /// in release builds.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next, .completed:
            valueSink.on(event)
        case .error(let error):
            bindingError(error)
        }
    }
}

extension ControlPropertyType where Element == String? {
    /// The same property with an empty string in place of `nil`.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        let values = original.values.map { text -> String in
            text ?? ""
        }
        let valueSink = original.valueSink.mapObserver { (text: String) -> String? in
            text
        }
        return ControlProperty(values: values, valueSink: valueSink)
    }
}
