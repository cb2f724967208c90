// A scheduler that also knows the time.
// Mirrors: RxSwift/SchedulerType.swift
// Chapter: 4 (on virtual time)

import Dispatch
import Foundation

/// A span of time: `.seconds(1)`, `.milliseconds(20)`.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// Does work at once, after a time, or again and again.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's time.
    var now: RxTime { get }

    /// Runs `action` once, `dueTime` from now.
    /// - returns: Calls the work off, if it has not begun; else disposes of what `action` returned.
    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable

    /// Runs `action` first after `startAfter`, then every `period`. Each run is given what the one
    /// before returned; runs never overlap.
    /// - returns: Ends the repetition.
    func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable
}

extension SchedulerType {
    /// Repetition for schedulers that have no timer of their own: each run schedules the next one.
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
