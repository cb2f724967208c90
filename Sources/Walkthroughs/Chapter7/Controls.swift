// Controls without UIKit: a view, a button and a text field, reduced to what bindings need. As in
// UIKit, targets are referenced weakly, and setting a property notifies no target.
// Chapter: 7 (control sequences)

import Foundation
import MiniRx

/// A view that can be hidden.
class View: ReactiveCompatible {
    var isHidden = false
}

/// A view that receives the user's actions. Main thread only.
class Control: View {
    /// The kinds of user actions.
    struct Event: OptionSet {
        let rawValue: Int
        static let touchUpInside = Event(rawValue: 1)
        static let editingChanged = Event(rawValue: 2)
        static let editingDidEnd = Event(rawValue: 4)
        static let valueChanged = Event(rawValue: 8)
        static let allEditingEvents: Event = [.editingChanged, .editingDidEnd]
    }

    private struct Listener {
        weak var target: ControlTarget?
        let events: Event
    }

    private var listeners: [Listener] = []
    fileprivate let deallocation = ReplaySubject<Void>.create(bufferSize: 1)

    /// The number of targets that were added and not removed.
    var targetCount: Int { listeners.count }

    /// Adds `target`, which is called for `events`. It is referenced weakly.
    func add(_ target: ControlTarget, for events: Event) {
        listeners.append(Listener(target: target, events: events))
    }

    func remove(_ target: ControlTarget) {
        listeners.removeAll { $0.target == nil || $0.target === target }
    }

    /// Calls the targets of each of `events`.
    func sendActions(for events: Event) {
        for listener in listeners where !listener.events.isDisjoint(with: events) {
            listener.target?.eventHandler()
        }
    }

    deinit {
        deallocation.onNext(())
        deallocation.onCompleted()
    }
}

extension Reactive where Base: Control {
    /// Emits one element and `completed` when the control is released. RxCocoa has it for any
    /// object, by means of the Objective-C runtime.
    var deallocated: Observable<Void> { base.deallocation.asObservable() }
}

/// A control that the user taps.
final class Button: Control {
    /// Taps the button, as the user does.
    func tap() {
        sendActions(for: .touchUpInside)
    }
}

/// A control into which the user types.
final class TextField: Control {
    /// How often the text was set, by the user or by the program.
    private(set) var timesSet = 0

    var text: String? = "" {
        didSet { timesSet += 1 }
    }

    /// Appends `characters` to the text, as a typing user does.
    func type(_ characters: String) {
        text = (text ?? "") + characters
        sendActions(for: .editingChanged)
    }
}
