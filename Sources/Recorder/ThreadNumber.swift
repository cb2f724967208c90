// Which thread code runs on.
// Chapter: 0 (how to read a trace)

import Foundation
import Synchronization

/// Tells threads apart. The system gives the identity of a thread that has ended to a new one; a
/// number is given once.
enum ThreadNumber {
    private static let last = Atomic(0)
    private static let key = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "The system has no thread-local key left (error \(status)).")
        return key
    }()

    /// The number of the thread that asks. A thread that ends gets another one for what it releases
    /// last: the system has cleared the key by then.
    static var current: Int {
        if let number = pthread_getspecific(key) { return Int(bitPattern: number) }
        let number = last.add(1, ordering: .relaxed).newValue
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: number))
        return number
    }
}
