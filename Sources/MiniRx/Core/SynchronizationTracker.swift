// Warns when events break the rule that they come one after another.
// Mirrors: the `SynchronizationTracker` part of RxSwift/Rx.swift
// Chapter: 1 (the two warnings)

#if DEBUG
    import Foundation

    /// Why a sequence broke the rule, as far as one can guess from where it was noticed.
    enum SynchronizationErrorMessages: String {
        case variable = """
            A value was set from two places at once, or from inside its own event.
            """
        case `default` = """
            Events of a sequence come one after another: each `on` returns before the next begins.
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
                      What happened: an event was sent while the one before was still being handled.
                      \(synchronizationErrorMessage.rawValue)
                      To mend it: let the first event be handled before the second is sent, for
                      example with `.observe(on: MainScheduler.asyncInstance)`.
                      To find it: set a breakpoint in SynchronizationTracker.swift.
                    """
                )
            }
            if threads.count > 1 {
                synchronizationError(
                    """
                    ⚠️ Synchronization anomaly was detected.
                      What happened: two threads sent events of one sequence at the same time.
                      \(synchronizationErrorMessage.rawValue)
                      To mend it: bring the events onto one serial scheduler with `.observe(on:)`,
                      or lock around what sends them.
                      To find it: set a breakpoint in SynchronizationTracker.swift.
                    """
                )
            }
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
