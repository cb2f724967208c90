// Sequences on a virtual clock, and notes of their events with times.

import Foundation
import MiniRxTraced

/// A virtual clock that starts at zero, and notes of events with their times.
public final class Timeline {
    /// The clock.
    public let clock = HistoricalScheduler()
    /// All notes so far.
    public private(set) var all: [String] = []

    /// A clock at zero, and no notes.
    public init() {}

    /// Seconds since the start.
    public var seconds: Double { clock.clock.timeIntervalSince1970 }

    /// Notes each event with its time: `1: next(0)`.
    public func watch<Element>(_ observable: Observable<Element>) -> Disposable {
        observable.subscribe { [unowned self] event in note("\(event)") }
    }

    /// Notes another text, with its time.
    public func note(_ what: String) {
        all.append("\(time): \(what)")
    }

    /// Seconds since the start, as notes show them: `2`, `0.25`. A formatter would use the user's
    /// region, and the clock's conversion from another date is off by some billionths.
    private var time: String {
        let text = "\((seconds * 1_000).rounded() / 1_000)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Advances the clock to that time, and runs all actions that are due until then.
    public func advance(to seconds: Double) {
        clock.advanceTo(Date(timeIntervalSince1970: seconds))
    }

    /// A source that emits these events at these times.
    public func source<Element>(_ events: [(at: Int, event: Event<Element>)]) -> Observable<Element>
    {
        Observable.create { [clock] observer in
            let scheduled = events.map { time, event in
                clock.scheduleRelative((), dueTime: .seconds(time)) { _ in
                    observer.on(event)
                    return Disposables.create()
                }
            }
            return Disposables.create(scheduled)
        }
    }
}
