// A scheduler with a clock.
// Mirrors: RxSwift/SchedulerType.swift
// Chapter: 4 (on virtual time)

import Dispatch
import Foundation

/// A span of time: `.seconds(1)`, `.milliseconds(20)`.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// Runs actions at once, after a delay, or periodically.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The current time of the scheduler.
    var now: RxTime { get }

    /// Runs `action` once, `dueTime` from now.
    /// - returns: A disposable that cancels `action` or, after it has run, disposes of its result.
    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable

    /// Runs `action` after `startAfter`, then every `period`. Each call receives the previous
    /// call's result. Calls never overlap.
    /// - returns: A disposable that ends the repetition.
    func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable
}

extension SchedulerType {
    /// Repeats by single delays, for schedulers without a periodic timer.
    public func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        let schedule = SchedulePeriodicRecursive(
            scheduler: self,
            startAfter: startAfter,
            period: period,
            action: action,
            state: state
        )
        return schedule.start()
    }

    func scheduleRecursive<State>(
        _ state: State,
        dueTime: RxTimeInterval,
        action: @escaping (State, AnyRecursiveScheduler<State>) -> Void
    ) -> Disposable {
        let scheduler = AnyRecursiveScheduler(scheduler: self, action: action)
        scheduler.schedule(state, dueTime: dueTime)
        return Disposables.create(with: scheduler.dispose)
    }
}
