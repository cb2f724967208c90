// Schedules actions on the main queue. On the main queue itself they always run at once.
// Mirrors: RxSwift/Schedulers/ConcurrentMainScheduler.swift
// Chapter: 2 (ConcurrentMainScheduler)

import Dispatch
import Foundation

/// Runs actions on the main queue; called on it, always at once. It keeps no order between actions
/// that run at once and queued actions, hence the name.
///
/// Use it with `subscribe(on:)`.
public final class ConcurrentMainScheduler: SchedulerType {
    /// A span of time, in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    private let mainScheduler: MainScheduler
    private let mainQueue: DispatchQueue

    /// The system's time.
    public var now: Date { mainScheduler.now }

    private init(mainScheduler: MainScheduler) {
        self.mainQueue = DispatchQueue.main
        self.mainScheduler = mainScheduler
    }

    /// The shared instance.
    public static let instance = ConcurrentMainScheduler(mainScheduler: MainScheduler.instance)

    /// Runs `action` at once if called on the main queue, else queues it there.
    /// - returns: A disposable that cancels `action` or, after it has run, disposes of its result.
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if DispatchQueue.isMain {
            return action(state)
        }
        let cancel = SingleAssignmentDisposable()
        mainQueue.async {
            if cancel.isDisposed {
                return
            }
            cancel.setDisposable(action(state))
        }
        return cancel
    }

    /// Runs `action` on the main queue, `dueTime` from now.
    public func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        mainScheduler.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs `action` on the main queue, first after `startAfter`, then every `period`.
    public func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        mainScheduler.schedulePeriodic(
            state,
            startAfter: startAfter,
            period: period,
            action: action
        )
    }
}
