// Converts a control event to a driver.
// Mirrors: RxCocoa/Traits/Driver/ControlEvent+Driver.swift
// Chapter: 7 (control sequences)

extension ControlEvent {
    /// Returns the control's events on the main thread, shared. An error, which should not occur,
    /// ends the program in debug builds and the sequence in release builds.
    public func asDriver() -> Driver<Element> {
        asDriver { error -> Driver<Element> in
            if isDebugBuild {
                rxFatalError("Somehow driver received error from a source that shouldn't fail.")
            }
            return .empty()
        }
    }
}
