// What the answers know of operators, all of it as data.
// Chapter: 0 (why)

/// How an operator treats the elements that come into it.
enum Operators {
    enum Kind {
        /// A closure decides which elements go on.
        case decides
        /// An element that equals the one before does not go on.
        case compares
        /// An element goes on when none has followed it for a time.
        case waitsForQuiet
        /// At most one element in a time goes on.
        case limitsRate
        /// It needs an element of each source.
        case combines
        /// It needs a new element of each source.
        case pairs
        /// It needs an element of the other source.
        case samples
        /// It subscribes to a source when the one before it has completed.
        case joins
        /// As `joins`, with a sequence for each element.
        case queues
        /// It subscribes to a sequence for each element and keeps all of them.
        case merges
        /// It disposes of the sequence before it.
        case switches
        /// It ignores elements while a sequence runs.
        case isBusy
        /// It sends an element later.
        case delays
        /// It sends the latest element when another sequence sends.
        case latest
        /// It keeps the first of its sources that sends, and disposes of the others.
        case chooses
        /// It sends elements together, when it has enough or its time is over.
        case collects
        /// It sends sequences, and sends its elements to them.
        case groups
        /// It lets nothing through until another sequence has sent.
        case opens
        /// It sends when its source has completed.
        case awaitsEnd
        /// A source that sends when a time is over.
        case ticks
        /// It counts elements, or sends none.
        case counts
        case other
    }

    /// Those of whose elements some may be missed although others went on.
    static let keeping: Set<Kind> = [
        .queues, .isBusy, .merges, .delays, .latest, .chooses, .collects, .groups, .opens,
    ]

    static func kind(_ name: String) -> Kind { kinds[name] ?? .other }

    private static let kinds: [String: Kind] = [
        "filter": .decides, "compactMap": .decides, "take(while:)": .decides,
        "skip(while:)": .decides, "distinctUntilChanged": .compares, "debounce": .waitsForQuiet,
        "throttle": .limitsRate, "combineLatest": .combines, "zip": .pairs,
        "withLatestFrom": .samples, "concat": .joins, "concatMap": .queues,
        "flatMap": .merges, "flatMapLatest": .switches, "switchLatest": .switches,
        "flatMapFirst": .isBusy, "observe(on:)": .delays, "delay": .delays, "take": .counts,
        "skip": .counts, "ignoreElements": .counts, "element": .counts, "sample": .latest,
        "amb": .chooses, "buffer": .collects, "window": .groups, "groupBy": .groups,
        "skip(until:)": .opens, "reduce": .awaitsEnd, "toArray": .awaitsEnd,
        "takeLast": .awaitsEnd, "timer": .ticks, "interval": .ticks,
    ]

    /// What moves events, or subscriptions, to another lane.
    static let moving: Set<String> = ["observe(on:)", "subscribe(on:)"]
    /// The functions that end a chain with an observer.
    static let subscribing: Set<String> = ["subscribe", "bind", "drive", "emit"]
    /// Scheduled actions: made on one line of a trace, and run on another.
    static let actions: Set<String> = [
        "VirtualSchedulerItem", "ScheduledItem", "InvocableScheduledItem",
    ]
    /// Functions that set a timer.
    static let timers: Set<String> = ["scheduleRelative", "schedulePeriodic"]
    /// Functions that send, dispose, or let time pass: what they make is made by code inside.
    static let acting: Set<String> = [
        "accept", "onNext", "onError", "onCompleted", "on", "dispose", "disposed", "advanceTo",
        "advanceBy", "start", "connect",
    ]
    /// The ends of the names of classes that are not sequences.
    static let others = [
        "Observer", "Sink", "Disposable", "Disposer", "Scheduler", "Bag", "Item", "Connection",
    ]
}
