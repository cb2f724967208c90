// One object per thread, found in a few instructions.
// Mirrors: the thread-local half of RxSwift/Schedulers/CurrentThreadScheduler.swift and
//   Platform/Platform.Darwin.swift, Platform.Linux.swift
// Differs: A thread's trampoline queue is here, too; RxSwift keeps it in the thread's dictionary.
// Chapter: 1 (the trampoline)

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A slot of thread-local storage. Its object is released when the thread ends. Create one per
/// process (a `static let`): the number of keys is limited, and a key is never returned.
struct ThreadLocal<Value: AnyObject>: @unchecked Sendable {
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        #if canImport(Darwin)
        let status = pthread_key_create(&key) { Unmanaged<AnyObject>.fromOpaque($0).release() }
        #else
        let status = pthread_key_create(&key) { pointer in
            pointer.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
        }
        #endif
        guard status == 0 else {
            rxFatalError("The system has no thread-local key left (error \(status)).")
        }
        self.key = key
    }

    /// The current thread's object.
    var value: Value? {
        get {
            pthread_getspecific(key).map {
                Unmanaged<Value>.fromOpaque($0).takeUnretainedValue()
            }
        }
        nonmutating set {
            let old = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            old.map { Unmanaged<Value>.fromOpaque($0).release() }
        }
    }
}
