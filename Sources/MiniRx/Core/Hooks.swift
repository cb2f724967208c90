// Handlers for unhandled errors, and the call stack that a subscription records.
// Mirrors: the last parts of RxSwift/Rx.swift and of RxSwift/ObservableType+Extensions.swift
// Chapter: 1 (an error without onError)

import Foundation

/// Settings of the whole process. The handlers can be read and set from any thread.
public enum Hooks {
    /// Receives the subscription's call stack (empty unless `recordCallStackOnError`) and the
    /// error.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Error) ->
        Void
    /// Returns the call stack that a subscription records.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    private static let lock = RecursiveLock()

    private static nonisolated(unsafe) var currentErrorHandler: DefaultErrorHandler = {
        subscriptionCallStack,
        error in
        guard isDebugBuild else { return }
        print("Unhandled error happened: \(error)")
        if !subscriptionCallStack.isEmpty {
            print("The subscription was made here:")
            print(subscriptionCallStack.joined(separator: "\n"))
        }
    }

    private static nonisolated(unsafe) var currentCapture: CustomCaptureSubscriptionCallstack = {
        isDebugBuild ? Thread.callStackSymbols : []
    }

    /// Whether `subscribe(onNext:…)` records its call stack. Costly, therefore off by default.
    /// Set it before subscribing, from one thread.
    public static nonisolated(unsafe) var recordCallStackOnError = false

    /// Called with an error for which a subscription has no `onError`. The default prints it in
    /// debug builds and does nothing in release builds.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { lock.performLocked { currentErrorHandler } }
        set { lock.performLocked { currentErrorHandler = newValue } }
    }

    /// Called by each `subscribe(onNext:…)` while `recordCallStackOnError` is set.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { lock.performLocked { currentCapture } }
        set { lock.performLocked { currentCapture = newValue } }
    }
}
