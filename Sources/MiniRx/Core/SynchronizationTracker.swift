// Warns when calls of `on` overlap, which the grammar of a sequence forbids. Debug builds only.
// Mirrors: the `SynchronizationTracker` part of RxSwift/Rx.swift
// Chapter: 1 (the two warnings)
//
// The messages are RxSwift's own, word for word, because people search for them.

import Foundation

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
let isDebugBuild = true

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
let isDebugBuild = false

/// Release builds track nothing.
struct SynchronizationTracker {
    func register(synchronizationErrorMessage: SynchronizationErrorMessages) {}
    func unregister() {}
}
#endif
