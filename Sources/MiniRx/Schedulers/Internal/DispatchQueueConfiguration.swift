// What the dispatch queue schedulers share: a queue, and how to put work on it.
// Mirrors: RxSwift/Schedulers/Internal/DispatchQueueConfiguration.swift
// Chapter: 2 (serial against concurrent), 4 (step 5)

import Dispatch

struct DispatchQueueConfiguration {
    let queue: DispatchQueue
    /// By how much the system may put off a timer.
    let leeway: DispatchTimeInterval

    /// As soon as possible: a block on the queue, and no timer.
    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let cancel = SingleAssignmentDisposable()
        queue.async {
            if cancel.isDisposed {
                return
            }
            cancel.setDisposable(action(state))
        }
        return cancel
    }

    /// Once, `dueTime` from now.
    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let compositeDisposable = CompositeDisposable()
        let timer = DispatchSource.makeTimerSource(queue: queue)
        let deadline = DispatchTime.now() + dueTime
        timer.schedule(deadline: deadline, leeway: leeway)

        // The disposable keeps the timer alive until it is disposed of.
        var timerReference: DispatchSourceTimer? = timer
        let cancelTimer = Disposables.create {
            timerReference?.cancel()
            timerReference = nil
        }
        timer.setEventHandler {
            if compositeDisposable.isDisposed {
                return
            }
            _ = compositeDisposable.insert(action(state))
            cancelTimer.dispose()
        }
        timer.resume()

        _ = compositeDisposable.insert(cancelTimer)
        return compositeDisposable
    }

    /// First after `startAfter`, then every `period`, on one timer. What is due in the past is due
    /// at once; a `period` of 0 is as short as the system can make it, and a negative one ends the
    /// program, as it does in Dispatch.
    func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        guard period.seconds >= 0 else {
            rxFatalError("A timer cannot repeat every \(period): give a period of 0 or more.")
        }
        var timerState = state
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)

        var timerReference: DispatchSourceTimer? = timer
        let cancelTimer = Disposables.create {
            timerReference?.cancel()
            timerReference = nil
        }
        timer.setEventHandler {
            if cancelTimer.isDisposed {
                return
            }
            timerState = action(timerState)
        }
        timer.resume()
        return cancelTimer
    }
}
