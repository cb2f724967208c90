// Helper functions of the whole library: programming errors end the program here.
// Mirrors: RxSwift/Rx.swift
// Differs: `Resources`, `SynchronizationTracker` and `Hooks` have their own files.
// Chapter: 1 (misuse), 8 (a binder and an error)

/// Ends the program: a subclass did not override an abstract method.
func rxAbstractMethod(file: StaticString = #file, line: UInt = #line) -> Swift.Never {
    rxFatalError("Abstract method", file: file, line: line)
}

/// Ends the program, in debug and release builds alike.
func rxFatalError(
    _ lastMessage: @autoclosure () -> String,
    file: StaticString = #file,
    line: UInt = #line
) -> Swift.Never {
    fatalError(lastMessage(), file: file, line: line)
}

/// Ends the program in debug builds. In release builds it prints the message and returns.
func rxFatalErrorInDebug(
    _ lastMessage: @autoclosure () -> String,
    file: StaticString = #file,
    line: UInt = #line
) {
    if isDebugBuild {
        fatalError(lastMessage(), file: file, line: line)
    }
    print("\(file):\(line): \(lastMessage())")
}

/// Adds one and returns the previous value. Throws `RxError.overflow` at the end of the range.
func incrementChecked(_ number: inout Int) throws -> Int {
    if number == Int.max {
        throw RxError.overflow
    }
    defer { number += 1 }
    return number
}

/// Subtracts one and returns the previous value. Throws `RxError.overflow` at the end of the range.
func decrementChecked(_ number: inout Int) throws -> Int {
    if number == Int.min {
        throw RxError.overflow
    }
    defer { number -= 1 }
    return number
}
