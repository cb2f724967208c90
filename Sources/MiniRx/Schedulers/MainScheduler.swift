// Schedules actions on the main queue: on main they run at once if none is queued, else later.
// Mirrors: RxSwift/Schedulers/MainScheduler.swift
// Chapter: 2 (MainScheduler)

import Dispatch
import Foundation

/// Runs actions on the main queue. Called on it while no action of this scheduler is queued or
/// running, it runs the action at once. In all other cases it queues the action, to keep the order.
///
/// Use it with `observe(on:)`.
public final class MainScheduler: SerialDispatchQueueScheduler {
    /// The number of actions that were scheduled and have not finished.
    let numberEnqueued = AtomicInt(0)
    // After the counter: in the other order, release builds of clients crash Swift 6.3's compiler.
    private let mainQueue: DispatchQueue

    /// Creates a scheduler on the main queue, with its own count of actions.
    public init() {
        mainQueue = DispatchQueue.main
        super.init(serialQueue: mainQueue)
    }

    /// The shared instance.
    public static let instance = MainScheduler()

    /// A serial scheduler on the main queue, which never runs an action at once.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: DispatchQueue.main)

    /// Ends the program, with `errorMessage`, if the current queue is not the main queue.
    public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        if !DispatchQueue.isMain {
            rxFatalError(
                errorMessage
                    ?? """
                    Executing on background thread. Please use `MainScheduler.instance.schedule` \
                    to schedule work on main thread.
                    """
            )
        }
    }

    /// Ends the program, with `errorMessage`, if the current thread is not the main thread. Does
    /// nothing on Linux, where the main queue may run on any thread.
    public class func ensureRunningOnMainThread(errorMessage: String? = nil) {
        #if canImport(Darwin)
        if !Thread.isMainThread {
            rxFatalError(errorMessage ?? "Running on background thread.")
        }
        #endif
    }

    override func scheduleInternal<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let previousNumberEnqueued = increment(numberEnqueued)
        if DispatchQueue.isMain && previousNumberEnqueued == 0 {
            let disposable = action(state)
            decrement(numberEnqueued)
            return disposable
        }

        let cancel = SingleAssignmentDisposable()
        mainQueue.async {
            if !cancel.isDisposed {
                cancel.setDisposable(action(state))
            }
            decrement(self.numberEnqueued)
        }
        return cancel
    }
}
