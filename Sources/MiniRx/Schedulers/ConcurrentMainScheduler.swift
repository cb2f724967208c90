// Work on the main queue: at once whenever one is there already.
// Mirrors: RxSwift/Schedulers/ConcurrentMainScheduler.swift
// Chapter: 2 (ConcurrentMainScheduler)

import Dispatch
import Foundation

/// Runs work on the main queue; called on it, always at once. It keeps no order between work that
/// ran at once and work in line, hence the name.
///
/// Meant for `subscribe(on:)`.
public final class ConcurrentMainScheduler: SchedulerType {
    /// Seconds.
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

    /// The one that everybody shares.
    public static let instance = ConcurrentMainScheduler(mainScheduler: MainScheduler.instance)

    /// Runs `action` at once if called on the main queue, else puts it in line there.
    /// - returns: Calls the work off, if it has not begun; else disposes of what `action` returned.
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
