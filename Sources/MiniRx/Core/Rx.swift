// The small functions that everything leans on: how a broken promise ends the program.
// Mirrors: RxSwift/Rx.swift
// Differs: `Resources` and `SynchronizationTracker` are in files of their own.
// Chapter: 1 (misuse), 8 (a binder and an error)

/// What is called when a subclass forgot to override. Ends the program.
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

/// Ends the program in debug builds. In release builds it prints, and the program goes on.
func rxFatalErrorInDebug(
    _ lastMessage: @autoclosure () -> String,
    file: StaticString = #file,
    line: UInt = #line
) {
    #if DEBUG
        fatalError(lastMessage(), file: file, line: line)
    #else
        print("\(file):\(line): \(lastMessage())")
    #endif
}

/// Counts up and returns what was there before. Throws `RxError.overflow` at the end of the range.
func incrementChecked(_ number: inout Int) throws -> Int {
    if number == Int.max {
        throw RxError.overflow
    }
    defer { number += 1 }
    return number
}

/// Counts down and returns what was there before. Throws `RxError.overflow` at the end of the range.
func decrementChecked(_ number: inout Int) throws -> Int {
    if number == Int.min {
        throw RxError.overflow
    }
    defer { number -= 1 }
    return number
}
