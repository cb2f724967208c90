// A clock that stands still until somebody turns it: time-dependent code can be tested in no time.
// Mirrors: RxSwift/Schedulers/VirtualTimeScheduler.swift
// Differs: `VirtualSchedulerItem` is in VirtualSchedulerItem.swift.
// Chapter: 2 (the virtual clock)

import Foundation

/// Runs work at virtual times, in the order in which it is due; among what is due at the same time,
/// in the order in which it was scheduled. Everything happens on the thread that turns the clock,
/// which has to be the main thread.
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

    /// The virtual time.
    public var clock: VirtualTime { currentClock }

    /// A clock that stands at `initialClock`.
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
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
    }

    /// Runs `action` at the present time, once the clock is turned.
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        scheduleRelative(state, dueTime: .microseconds(0)) { action($0) }
    }

    /// Runs `action` when the clock has gone on by `dueTime`.
    public func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let time = now.addingDispatchInterval(dueTime)
        let adjustedTime = adjustScheduledTime(converter.convertToVirtualTime(time))
        return scheduleAbsoluteVirtual(state, time: adjustedTime, action: action)
    }

    /// Runs `action` when the clock has gone on by `dueTime`, which is virtual time.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType,
        dueTime: VirtualTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs `action` when the clock has come to `time`.
    /// - returns: Calls the work off, if it has not begun; else disposes of what `action` returned.
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

    /// When something really runs that is scheduled for `time`. Override it to move work; as it is,
    /// it returns `time`.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
        time
    }

    /// Runs everything, in order, turning the clock as it goes, until nothing is left or `stop()`.
    public func start() {
        MainScheduler.ensureExecutingOnScheduler()
        if running {
            return
        }
        running = true
        runItems(until: nil)
        running = false
    }

    /// Runs everything that is due up to `virtualTime`, that time included, and stops the clock
    /// there. Not while the scheduler runs already: that ends the program.
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

    /// Turns the clock on by `virtualInterval` and runs nothing. A negative span ends the program.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        MainScheduler.ensureExecutingOnScheduler()
        let sleepTo = converter.offsetVirtualTime(clock, offset: virtualInterval)
        if converter.compareVirtualTime(sleepTo, clock) == .lessThan {
            rxFatalError("Can't sleep to past.")
        }
        currentClock = sleepTo
    }

    /// Ends `start()` or `advanceTo(_:)` after what runs now.
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

    #if TRACE_RESOURCES
        deinit {
            Resources.decrementTotal()
        }
    #endif
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The clock, and what is due next.
    public var debugDescription: String {
        let next = findNext().map { "next at \($0.time)" } ?? "nothing scheduled"
        return "clock at \(clock), \(next)"
    }
}
