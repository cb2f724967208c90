// A singleton that each recording sees made anew, as if it had the process for itself.
// Mirrors: nothing in RxSwift.
// Chapter: 0 (where the traces come from)

#if DEBUG
    import Foundation

    /// Outside of recordings a singleton like any other. The first use in a recording makes another
    /// one, for this recording: so a trace does not depend on what ran in the process before.
    final class PerRecording<Value>: @unchecked Sendable {
        private let make: () -> Value
        private let lock = NSLock()
        private var usual: Value?
        private var recorded: (recording: Int, value: Value)?

        init(make: @escaping () -> Value) {
            self.make = make
        }

        var value: Value {
            lock.withLock {
                guard let recording = Trace.runningNumber else {
                    let value = usual ?? make()
                    usual = value
                    return value
                }
                if let recorded, recorded.recording == recording {
                    return recorded.value
                }
                let value = make()
                recorded = (recording, value)
                return value
            }
        }
    }
#endif
