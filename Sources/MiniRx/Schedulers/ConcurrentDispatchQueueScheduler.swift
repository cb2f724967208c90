// Schedules actions on a dispatch queue that may run several of them concurrently.
// Mirrors: RxSwift/Schedulers/ConcurrentDispatchQueueScheduler.swift
// Chapter: 2 (serial against concurrent)

import Dispatch
import Foundation

/// Runs actions on the given dispatch queue. The queue is meant to be concurrent, but need not be.
public class ConcurrentDispatchQueueScheduler: SchedulerType {
    /// A span of time, in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    /// The system's time.
    public var now: Date { Date() }

    let configuration: DispatchQueueConfiguration

    /// Creates a scheduler on `queue`.
    /// - parameter leeway: The delay by which the system may postpone a timer.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        configuration = DispatchQueueConfiguration(queue: queue, leeway: leeway)
    }

    /// Creates a scheduler on a new concurrent queue of the given quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rxswift.queue.\(qos)", qos: qos, attributes: .concurrent),
            leeway: leeway
        )
    }

    /// Queues `action`.
    /// - returns: A disposable that cancels `action` or, after it has run, disposes of its result.
    public final func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        configuration.schedule(state, action: action)
    }

    /// Runs `action` on the queue, `dueTime` from now.
    public final func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        configuration.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs `action` on the queue, first after `startAfter`, then every `period`.
    public func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        configuration.schedulePeriodic(
            state,
            startAfter: startAfter,
            period: period,
            action: action
        )
    }
}
