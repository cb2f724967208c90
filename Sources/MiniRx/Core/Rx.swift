// Helpers of the whole library: programming errors end the program here, and debug builds warn
// when calls of `on` overlap.
// Mirrors: RxSwift/Rx.swift
// Differs: `Resources` and `Hooks` have their own files.
// Chapter: 1 (misuse, the two warnings), 8 (a binder and an error)

import Foundation

/// Whether the library was built for debugging.
#if DEBUG
let isDebugBuild = true
#else
let isDebugBuild = false
#endif

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

// The messages are RxSwift's own, word for word, because people search for them.

/// The likely reason of the overlap, by the kind of the object that noticed it.
enum SynchronizationErrorMessages: String {
    case `default` = """
        Two different unsynchronized threads are trying to send some event simultaneously.
            This is undefined behavior because the ordering of the effects caused by these events is nondeterministic \
        and depends on the\u{20}
            operating system thread scheduler. This will result in a random behavior of your program.

        """
}

#if DEBUG
/// Counts the calls of `on` that are running. A second call on the same thread is a reentrancy
/// anomaly; calls on two threads are a synchronization anomaly. Both are printed; a build with
/// `FATAL_SYNCHRONIZATION` ends the program instead.
final class SynchronizationTracker {
    private let lock = RecursiveLock()
    private var threads: [ObjectIdentifier: Int] = [:]

    init() {}

    func register(synchronizationErrorMessage: SynchronizationErrorMessages) {
        lock.lock()
        defer { lock.unlock() }
        let thread = ObjectIdentifier(Thread.current)
        let count = (threads[thread] ?? 0) + 1
        threads[thread] = count

        if count > 1 {
            synchronizationError(
                """
                ⚠️ Reentrancy anomaly was detected.
                  > Debugging: To debug this issue you can set a breakpoint in \(#file):\(#line) and observe the call stack.
                \(problem)
                  > Interpretation: This could mean that there is some kind of unexpected cyclic dependency in your code,
                    or that the system is not behaving in the expected way.
                  > Remedy: If this is the expected behavior this message can be suppressed by adding \
                `.observe(on:MainScheduler.asyncInstance)`
                    or by enqueuing sequence events in some other way.

                """
            )
        }
        if threads.count > 1 {
            synchronizationError(
                """
                ⚠️ Synchronization anomaly was detected.
                  > Debugging: To debug this issue you can set a breakpoint in \(#file):\(#line) and observe the call stack.
                \(problem)
                  > Interpretation: \(synchronizationErrorMessage.rawValue)\
                  > Remedy: If this is the expected behavior this message can be suppressed by adding \
                `.observe(on:MainScheduler.asyncInstance)`
                    or by synchronizing sequence events in some other way.

                """
            )
        }
    }

    private var problem: String {
        """
          > Problem: This behavior is breaking the observable sequence grammar. `next (error | completed)?`
            This behavior breaks the grammar because there is overlapping between sequence events.
            Observable sequence is trying to send an event before sending of previous event has finished.
        """
    }

    func unregister() {
        lock.performLocked {
            let thread = ObjectIdentifier(Thread.current)
            let count = (threads[thread] ?? 1) - 1
            threads[thread] = count == 0 ? nil : count
        }
    }

    private func synchronizationError(_ message: String) {
        #if FATAL_SYNCHRONIZATION
        rxFatalError(message)
        #else
        print(message)
        #endif
    }
}
#else
/// Release builds track nothing.
struct SynchronizationTracker {
    func register(synchronizationErrorMessage: SynchronizationErrorMessages) {}
    func unregister() {}
}
#endif
