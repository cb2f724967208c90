// What happens to an error that somebody binds to a control.
// Mirrors: RxCocoa/RxCocoa.swift
// Differs: RxCocoaError and the casts are missing: they serve delegates, data sources and key paths.
// Chapter: 7 (control sequences)

/// Ends the program in debug builds, prints in release builds: a control has no use for an error.
func bindingError(_ error: Swift.Error) {
    let message = "Binding error: \(error)"
    #if DEBUG
        rxFatalError(message)
    #else
        print(message)
    #endif
}
