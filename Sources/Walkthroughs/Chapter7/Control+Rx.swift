// The sequences of a control. Written like RxCocoa's: iOS/UIControl+Rx.swift,
// Common/ControlTarget.swift, iOS/UITextField+Rx.swift and iOS/UIButton+Rx.swift.
// Chapter: 7 (control sequences)

import MiniRx

/// A control's target until it is disposed of. RxCocoa's retains itself; this one is retained by
/// the disposable that `create` returns.
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
    /// Emits the control's events. Completes when the control is released.
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

    /// Emits the control's current value, then a value for each of `editingEvents`. `setter` is
    /// called with the elements that it receives, on the main thread.
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

    /// Does the same for all events that may have changed a value.
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
                // Why the test: setting a text, even the same one, disturbs the user who is typing
                // (`testD002_57_textIsSetOnlyIfItDiffers`).
                if field.text != value {
                    field.text = value
                }
            }
        )
    }
}
