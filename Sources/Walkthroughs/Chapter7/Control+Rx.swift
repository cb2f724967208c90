// From a control to its sequences. Written as RxCocoa's are: iOS/UIControl+Rx.swift,
// Common/ControlTarget.swift, iOS/UITextField+Rx.swift and iOS/UIButton+Rx.swift.
// Chapter: 7 (control sequences)

import MiniRx

/// Listens to a control until it is disposed of. RxCocoa's keeps itself alive; this one is kept by
/// what `create` returns.
final class ControlTarget: Disposable {
    private weak var control: Control?
    private var callback: ((Control) -> Void)?

    init(control: Control, events: Control.Event, callback: @escaping (Control) -> Void) {
        MainScheduler.ensureRunningOnMainThread()
        self.control = control
        self.callback = callback
        control.add(self, for: events)
    }

    func eventHandler() {
        if let callback, let control {
            callback(control)
        }
    }

    func dispose() {
        MainScheduler.ensureRunningOnMainThread()
        control?.remove(self)
        callback = nil
    }
}

extension Reactive where Base: Control {
    /// What the user does to the control. It completes when the control has gone.
    func controlEvent(_ events: Control.Event) -> ControlEvent<Void> {
        let source = Observable<Void>.create { [weak control = base] observer in
            MainScheduler.ensureRunningOnMainThread()
            guard let control else {
                observer.on(.completed)
                return Disposables.create()
            }
            let target = ControlTarget(control: control, events: events) { _ in
                observer.on(.next(()))
            }
            return Disposables.create(with: target.dispose)
        }
        .take(until: deallocated)
        return ControlEvent(events: source)
    }

    /// A value of the control: the present one, then one at each of `editingEvents`. What is sent
    /// into it goes to `setter`, on the main thread.
    func controlProperty<T>(
        editingEvents: Control.Event,
        getter: @escaping (Base) -> T,
        setter: @escaping (Base, T) -> Void
    ) -> ControlProperty<T> {
        let source = Observable<T>.create { [weak weakControl = base] observer in
            guard let control = weakControl else {
                observer.on(.completed)
                return Disposables.create()
            }
            observer.on(.next(getter(control)))
            let target = ControlTarget(control: control, events: editingEvents) { _ in
                if let control = weakControl {
                    observer.on(.next(getter(control)))
                }
            }
            return Disposables.create(with: target.dispose)
        }
        .take(until: deallocated)
        return ControlProperty(values: source, valueSink: Binder(base, binding: setter))
    }

    /// The same, for everything that may have changed a value.
    func controlPropertyWithDefaultEvents<T>(
        editingEvents: Control.Event = [.allEditingEvents, .valueChanged],
        getter: @escaping (Base) -> T,
        setter: @escaping (Base, T) -> Void
    ) -> ControlProperty<T> {
        controlProperty(editingEvents: editingEvents, getter: getter, setter: setter)
    }
}

extension Reactive where Base: Button {
    var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
}

extension Reactive where Base: TextField {
    var text: ControlProperty<String?> { value }

    var value: ControlProperty<String?> {
        controlPropertyWithDefaultEvents(
            getter: { field in field.text },
            setter: { field, value in
                // Why the question: setting a text, be it the same, disturbs whoever is typing
                // (`testD002_57_textIsSetOnlyIfItDiffers`).
                if field.text != value {
                    field.text = value
                }
            }
        )
    }
}
