// Identifies the thread that code runs on.
// Chapter: 0 (how to read a trace)

import Foundation
import Synchronization

/// Numbers threads. The system reuses the identity of a thread that has ended; a number is used
/// once.
enum ThreadNumber {
    private static let last = Atomic(0)
    private static let key = {
        var key = pthread_key_t()
        // A recording of an app may see thousands of threads begin and end.
        let status = pthread_key_create(&key) { number in
            Trace.forget(thread: Int(bitPattern: number))
        }
        precondition(status == 0, "The system has no thread-local key left (error \(status)).")
        return key
    }()

    /// The number of the current thread. A thread that ends receives another number for its last
    /// releases: the system has cleared the key by then.
    static var current: Int {
        if let number = pthread_getspecific(key) { return Int(bitPattern: number) }
        let number = last.add(1, ordering: .relaxed).newValue
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: number))
        return number
    }
}
