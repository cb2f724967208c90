// Warns when events break the rule that they come one after another.
// Mirrors: the `SynchronizationTracker` part of RxSwift/Rx.swift
// Chapter: 1 (the two warnings)
//
// The messages are RxSwift's own, word by word: people search for them.

#if DEBUG
    import Foundation

    /// Why a sequence broke the rule, as far as one can guess from where it was noticed.
    enum SynchronizationErrorMessages: String {
        case variable = """
            Two different threads are trying to assign the same `Variable.value` unsynchronized.
                This is undefined behavior because the end result (variable value) is nondeterministic and depends on the\u{20}
                operating system thread scheduler. This will cause random behavior of your program.

            """
        case `default` = """
            Two different unsynchronized threads are trying to send some event simultaneously.
                This is undefined behavior because the ordering of the effects caused by these events is nondeterministic \
            and depends on the\u{20}
                operating system thread scheduler. This will result in a random behavior of your program.

            """
    }

    /// Counts who is inside `on`: the same thread twice is a reentrancy anomaly, two threads at
    /// once are a synchronization anomaly. Both are printed; with `FATAL_SYNCHRONIZATION` they end
    /// the program.
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
#endif
