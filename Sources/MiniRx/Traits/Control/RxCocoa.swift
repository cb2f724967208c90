// What happens to an error that reaches a control.
// Mirrors: RxCocoa/RxCocoa.swift
// Differs: RxCocoaError and the casts are missing: delegates, data sources and key paths need them.
// Chapter: 7 (control sequences)

/// Ends the program in debug builds, prints in release builds: a control cannot show an error.
func bindingError(_ error: Swift.Error) {
    let message = "Binding error: \(error)"
    if isDebugBuild {
        rxFatalError(message)
    }
    print(message)
}
