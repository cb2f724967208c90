// Converts a control event to a signal.
// Mirrors: RxCocoa/Traits/Signal/ControlEvent+Signal.swift
// Chapter: 7 (control sequences)

extension ControlEvent {
    /// Returns the control's events on the main thread, shared. An error, which should not occur,
    /// ends the program in debug builds and the sequence in release builds.
    public func asSignal() -> Signal<Element> {
        asSignal { error -> Signal<Element> in
            if isDebugBuild {
                rxFatalError("Somehow signal received error from a source that shouldn't fail.")
            }
            return .empty()
        }
    }
}
