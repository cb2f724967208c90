// `ControlProperty`: a value that a control shows and that the user can change.
// Mirrors: RxCocoa/Traits/ControlProperty.swift
// Chapter: 7 (control sequences)

/// A sequence and observer that can be converted to a `ControlProperty`.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// Returns the same sequence and observer as a `ControlProperty`.
    func asControlProperty() -> ControlProperty<Element>
}

/// The user's changes of a value, as a sequence, and an observer that changes the value.
///
/// The sequence and the observer are independent: the sequence emits a value that was sent only if
/// the control emits it. No value is stored. The code that makes one must ensure that values arrive
/// on the main thread, the current one first, and that no error occurs. The type itself subscribes
/// to `values`, and disposes of that subscription, on the main thread.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    /// The type of the value.
    public typealias Element = PropertyType

    let values: Observable<PropertyType>
    let valueSink: AnyObserver<PropertyType>

    /// Subscribes to `values` on the main thread; passes received events on to `valueSink`.
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

    /// The values except the first, which the control shows already.
    public var changed: ControlEvent<PropertyType> {
        ControlEvent(events: values.skip(1))
    }

    /// Returns the same sequence as an `Observable`.
    public func asObservable() -> Observable<Element> {
        values
    }

    /// Returns the control property itself.
    public func asControlProperty() -> ControlProperty<Element> {
        self
    }

    /// Passes the event to the control. An error ends the program in debug builds and is printed in
    /// release builds.
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
