// Where an error goes that nobody handles, and what a subscription remembers of its call stack.
// Mirrors: the ends of RxSwift/Rx.swift and of RxSwift/ObservableType+Extensions.swift
// Chapter: 1 (an error without onError)

import Foundation

/// Settings of the whole process. Reading and writing the handlers is safe from any thread.
public enum Hooks {
    /// Is given the call stack of the subscription (empty unless `recordCallStackOnError`) and the
    /// error.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Error) ->
        Void
    /// Returns the call stack to remember for a subscription.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    private static let lock = RecursiveLock()

    private static nonisolated(unsafe) var currentErrorHandler: DefaultErrorHandler = {
        subscriptionCallStack,
        error in
        #if DEBUG
            print("Unhandled error happened: \(error)")
            if !subscriptionCallStack.isEmpty {
                print("The subscription was made here:")
                print(subscriptionCallStack.joined(separator: "\n"))
            }
        #endif
    }

    private static nonisolated(unsafe) var currentCapture: CustomCaptureSubscriptionCallstack = {
        #if DEBUG
            return Thread.callStackSymbols
        #else
            return []
        #endif
    }

    /// Whether `subscribe(onNext:…)` remembers where it was called from. Costly; off by default.
    /// Set it before subscribing, from one thread.
    public static nonisolated(unsafe) var recordCallStackOnError = false

    /// Called with an error for which a subscription has no `onError`. By default it prints in
    /// debug builds and does nothing in release builds.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { lock.performLocked { currentErrorHandler } }
        set { lock.performLocked { currentErrorHandler = newValue } }
    }

    /// Called at each `subscribe(onNext:…)` while `recordCallStackOnError` is set.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { lock.performLocked { currentCapture } }
        set { lock.performLocked { currentCapture = newValue } }
    }
}
