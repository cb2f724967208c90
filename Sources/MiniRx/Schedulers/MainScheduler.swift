// Work on the main queue: at once if one is there already and nothing is in line, else later.
// Mirrors: RxSwift/Schedulers/MainScheduler.swift
// Chapter: 2 (MainScheduler)

import Dispatch
import Foundation

/// Runs work on the main queue. Called on it while nothing of this scheduler is in line or at work,
/// it runs the work at once; in all other cases it puts it in line, so that order is kept.
///
/// Meant for `observe(on:)`.
public final class MainScheduler: SerialDispatchQueueScheduler {
    /// How many pieces of work were handed in and have not ended.
    let numberEnqueued = AtomicInt(0)
    // Behind the counter: in the other order release builds of clients crash Swift 6.3's compiler.
    private let mainQueue: DispatchQueue

    /// A scheduler of its own on the main queue.
    public init() {
        mainQueue = DispatchQueue.main
        super.init(serialQueue: mainQueue)
    }

    /// The one that everybody shares.
    public static let instance = MainScheduler()

    /// One on the main queue that never runs work at once.
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
