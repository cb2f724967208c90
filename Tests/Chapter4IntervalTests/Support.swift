// What the tests of timers share.

import Foundation

import MiniRxTraced

/// Notes what it is asked for, and keeps the work, for the test to do.
final class SpyScheduler: SchedulerType {
    private(set) var asked: [String] = []
    private(set) var tick: () -> Void = {}

    var now: RxTime { Date(timeIntervalSince1970: 0) }

    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        asked.append("schedule")
        return action(state)
    }

    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        asked.append("once after \(dueTime)")
        return Disposables.create()
    }

    func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        asked.append("from \(state) after \(startAfter), every \(period)")
        tick = { _ = action(state) }
        return Disposables.create { [unowned self] in tick = {} }
    }
}
