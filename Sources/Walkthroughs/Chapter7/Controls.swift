// A user interface without one: views, a button and a text field, cut down to what is bound.
// They behave as UIKit's do: who listens is held weakly, and setting a property tells nobody.
// Chapter: 7 (control sequences)

import Foundation
import MiniRx

/// What is shown, or not.
class View: ReactiveCompatible {
    var isHidden = false
}

/// A view that the user does something to. Main thread only.
class Control: View {
    /// What the user does.
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

    /// How many targets were added and not removed.
    var targetCount: Int { listeners.count }

    /// Makes `target` be told of `events`. It is held weakly.
    func add(_ target: ControlTarget, for events: Event) {
        listeners.append(Listener(target: target, events: events))
    }

    func remove(_ target: ControlTarget) {
        listeners.removeAll { $0.target == nil || $0.target === target }
    }

    /// Tells who listens to one of `events`.
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
    /// One element and `completed` when the control has gone. RxCocoa has it for any object, by
    /// means of the Objective-C runtime.
    var deallocated: Observable<Void> { base.deallocation.asObservable() }
}

/// A control that is tapped.
final class Button: Control {
    /// What the user does.
    func tap() {
        sendActions(for: .touchUpInside)
    }
}

/// A control that is typed into.
final class TextField: Control {
    /// How often the text was set, by whomever.
    private(set) var timesSet = 0

    var text: String? = "" {
        didSet { timesSet += 1 }
    }

    /// What the user does: types `characters` at the end of what is there.
    func type(_ characters: String) {
        text = (text ?? "") + characters
        sendActions(for: .editingChanged)
    }
}
