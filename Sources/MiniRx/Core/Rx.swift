// The small functions that everything leans on: how a broken promise ends the program.
// Mirrors: RxSwift/Rx.swift
// Left out: `Resources` and `SynchronizationTracker`, which have files of their own here. Counters
//   are checked where they count.
// Chapter: 1 (misuse)

/// What is called when a subclass forgot to override. Ends the program.
func rxAbstractMethod(file: StaticString = #file, line: UInt = #line) -> Swift.Never {
    rxFatalError("Abstract method: a subclass has to override it.", file: file, line: line)
}

/// Ends the program, in debug and release builds alike.
@usableFromInline
func rxFatalError(
    _ lastMessage: @autoclosure () -> String,
    file: StaticString = #file,
    line: UInt = #line
) -> Swift.Never {
    fatalError(lastMessage(), file: file, line: line)
}

/// Ends the program in debug builds; in release builds it prints, and goes on.
func rxFatalErrorInDebug(
    _ message: @autoclosure () -> String,
    file: StaticString = #file,
    line: UInt = #line
) {
    #if DEBUG
        fatalError(message(), file: file, line: line)
    #else
        print("\(file):\(line): \(message())")
    #endif
}
