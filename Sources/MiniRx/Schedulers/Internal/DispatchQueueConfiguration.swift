// The common part of the dispatch queue schedulers: a queue, and the ways to dispatch to it.
// Mirrors: RxSwift/Schedulers/Internal/DispatchQueueConfiguration.swift
// Chapter: 2 (serial against concurrent), 4 (step 5)

import Dispatch

struct DispatchQueueConfiguration {
    let queue: DispatchQueue
    /// The delay by which the system may postpone a timer.
    let leeway: DispatchTimeInterval

    /// Runs `action` as soon as possible: dispatches a block to the queue, without a timer.
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

    /// Runs `action` once, `dueTime` from now.
    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let compositeDisposable = CompositeDisposable()
        let timer = makeTimer(deadline: .now() + dueTime)
        let cancelTimer = Disposables.create { timer.cancel() }
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

    /// Runs `action` after `startAfter`, then every `period`, with one timer. A due time in the
    /// past means at once. A `period` of 0 is as short as the system allows. A negative one ends
    /// the program, as in Dispatch.
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
        let timer = makeTimer(deadline: .now() + startAfter, repeating: period)
        let cancelTimer = Disposables.create { timer.cancel() }
        timer.setEventHandler {
            if cancelTimer.isDisposed {
                return
            }
            timerState = action(timerState)
        }
        timer.resume()
        return cancelTimer
    }

    /// Returns a timer that nobody has started. In both uses its handler refers to the disposable that
    /// cancels it, and that disposable to it: so it lives until it is cancelled.
    private func makeTimer(deadline: DispatchTime, repeating period: DispatchTimeInterval = .never)
        -> DispatchSourceTimer
    {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: deadline, repeating: period, leeway: leeway)
        return timer
    }
}
