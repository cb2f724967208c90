// A clock that the program advances: time-dependent code can be tested without waiting.
// Mirrors: RxSwift/Schedulers/VirtualTimeScheduler.swift
// Chapter: 2 (the virtual clock)

import Foundation

/// Runs actions at virtual times, in the order of their due times, and those with the same due time
/// in the order in which they were scheduled. All actions run on the thread that advances the
/// clock, which must be the main thread.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit
    /// A span of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private var running = false
    private var currentClock: VirtualTime
    private var schedulerQueue: PriorityQueue<VirtualSchedulerItem<VirtualTime>>
    private let converter: Converter
    private var nextId = 0

    /// The virtual time as a date.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// The current virtual time.
    public var clock: VirtualTime { currentClock }

    /// Creates a clock that shows `initialClock`.
    public init(initialClock: VirtualTime, converter: Converter) {
        self.currentClock = initialClock
        self.converter = converter
        self.schedulerQueue = PriorityQueue(
            hasHigherPriority: { first, second in
                switch converter.compareVirtualTime(first.time, second.time) {
                case .lessThan: return true
                case .equal: return first.id < second.id
                case .greaterThan: return false
                }
            },
            isEqual: { $0 === $1 }
        )
        Resources.incrementTotal()
    }

    /// Runs `action` at the current time, once the clock runs.
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        scheduleRelative(state, dueTime: .microseconds(0)) { action($0) }
    }

    /// Runs `action` when the clock has advanced by `dueTime`.
    public func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let time = now.addingDispatchInterval(dueTime)
        let adjustedTime = adjustScheduledTime(converter.convertToVirtualTime(time))
        return scheduleAbsoluteVirtual(state, time: adjustedTime, action: action)
    }

    /// Runs `action` when the clock has advanced by `dueTime`, a span of virtual time.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType,
        dueTime: VirtualTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs `action` when the clock has reached `time`.
    /// - returns: A disposable that cancels `action` or, after it has run, disposes of its result.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType,
        time: VirtualTime,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        MainScheduler.ensureExecutingOnScheduler()
        let compositeDisposable = CompositeDisposable()
        let item = VirtualSchedulerItem(action: { action(state) }, time: time, id: nextId)
        nextId += 1
        schedulerQueue.enqueue(item)
        _ = compositeDisposable.insert(item)
        return compositeDisposable
    }

    /// Returns the time at which an action runs that is scheduled for `time`. Override it to change
    /// the time; the default returns `time`.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
        time
    }

    /// Runs all actions in order, advancing the clock, until none is left or `stop()` is called.
    public func start() {
        MainScheduler.ensureExecutingOnScheduler()
        if running {
            return
        }
        running = true
        runItems(until: nil)
        running = false
    }

    /// Runs all actions that are due up to and including `virtualTime`, then sets the clock to it.
    /// Ends the program if the scheduler runs already.
    public func advanceTo(_ virtualTime: VirtualTime) {
        MainScheduler.ensureExecutingOnScheduler()
        if running {
            rxFatalError("Scheduler is already running")
        }
        running = true
        runItems(until: virtualTime)
        currentClock = virtualTime
        running = false
    }

    /// Advances the clock by `virtualInterval` without running actions. A negative span is fatal.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        MainScheduler.ensureExecutingOnScheduler()
        let sleepTo = converter.offsetVirtualTime(clock, offset: virtualInterval)
        if converter.compareVirtualTime(sleepTo, clock) == .lessThan {
            rxFatalError("Can't sleep to past.")
        }
        currentClock = sleepTo
    }

    /// Ends `start()` or `advanceTo(_:)` after the current action.
    public func stop() {
        MainScheduler.ensureExecutingOnScheduler()
        running = false
    }

    private func runItems(until end: VirtualTime?) {
        while running, let next = findNext() {
            if let end, converter.compareVirtualTime(next.time, end) == .greaterThan {
                return
            }
            if converter.compareVirtualTime(next.time, clock) == .greaterThan {
                currentClock = next.time
            }
            next.invoke()
            schedulerQueue.remove(next)
        }
    }

    private func findNext() -> VirtualSchedulerItem<VirtualTime>? {
        while let front = schedulerQueue.peek(), front.isDisposed {
            schedulerQueue.remove(front)
        }
        return schedulerQueue.peek()
    }

    deinit {
        Resources.decrementTotal()
    }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The clock, and the due time of the next action.
    public var debugDescription: String {
        let next = findNext().map { "next at \($0.time)" } ?? "nothing scheduled"
        return "clock at \(clock), \(next)"
    }
}

final class VirtualSchedulerItem<Time>: Disposable {
    typealias Action = () -> Disposable

    let time: Time
    let id: Int
    private let action: Action
    private let disposable = SingleAssignmentDisposable()

    var isDisposed: Bool { disposable.isDisposed }

    init(action: @escaping Action, time: Time, id: Int) {
        self.action = action
        self.time = time
        self.id = id
    }

    func invoke() {
        disposable.setDisposable(action())
    }

    func dispose() {
        disposable.dispose()
    }
}
