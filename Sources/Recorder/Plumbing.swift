// The list of what a trace omits to stay readable: the only place where the recorder has knowledge
// of Rx, all of it as data.
// Chapter: 0 (how to read a trace)

import Foundation

/// Details that an implementation may change: locks, flags, small collections, accessors.
///
/// RxSwift's recorded traces use the same rules. What only MiniRx has is in lists of its own.
enum Plumbing {
    /// Types that are not shown.
    private static let types: Set<String> = [
        "(global)", "AtomicInt", "RecursiveLock", "NSRecursiveLock", "NSLock", "SpinLock", "Lock",
        "SynchronizationTracker", "SynchronizationErrorMessages", "Thread", "Hooks",
        "DispatchQueue", "Bag", "BagKey", "Queue", "PriorityQueue", "RxMutableBox",
        "CurrentThreadSchedulerQueueKey", "Resources", "DispatchTimeInterval", "Date",
        "CharacterSet", "String", "Array", "AsyncLock", "Event", "Reactive",
        "HistoricalSchedulerTimeConverter", "NotificationCenter",
    ]

    /// Types whose initializers are not shown.
    private static let initializers: Set<String> = [
        "Observable", "Producer", "DisposeBase", "NopDisposable", "ObserverBase",
        "SingleAssignmentDisposable", "SerialDisposable", "CompositeDisposable",
        "CompositeDisposable.DisposeKey", "BooleanDisposable", "DispatchQueueConfiguration",
        "HistoricalScheduler",
    ]

    /// Types whose deinitializers are not shown. RxSwift has these only where it counts resources.
    private static let deinitializers: Set<String> = [
        "AnonymousObserver", "ObserveOnSink", "ObserveOnSerialDispatchQueue", "SkipUntilSinkOther",
        "TakeUntilSinkOther", "ShareReplay1WhileConnectedConnection",
        "ShareWhileConnectedConnection", "AsyncSubject", "BehaviorSubject", "PublishSubject",
        "ReplaySubject", "VirtualTimeScheduler",
    ]

    /// Functions and closures that are not shown: the arithmetic of virtual time.
    private static let functions: Set<String> = [
        "VirtualTimeScheduler.adjustScheduledTime(_:)", "VirtualTimeScheduler.findNext()",
        "closure#1 in VirtualTimeScheduler.init(initialClock:converter:)",
        "closure#2 in VirtualTimeScheduler.init(initialClock:converter:)",
        "closure#1 in VirtualTimeScheduler.scheduleAbsoluteVirtual(_:time:action:)",
        // Unwraps the optional elements of a collection.
        "closure#1 in CombineLatestCollectionTypeSink.on(_:atIndex:)",
    ]

    /// Types that only MiniRx has, and what RxSwift does instead.
    static let ownTypes = [
        "AtomicFlags": "calls `fetchOr` and `isFlagSet` on an `AtomicInt`, with the raw values",
        "RecursiveTurn": "has two local variables and an enum in each function that schedules",
        "ThreadLocal": "calls the functions of `pthread` where it needs them",
        "Trampoline": "stores the queue in the thread's dictionary and the flag under a key",
    ]

    private static let hiddenTypes = types.union(ownTypes.keys)

    /// Functions and closures that only MiniRx has, and what RxSwift does instead.
    static let ownFunctions = [
        "AmbSink.forward(_:)": "has these lines in the closure `forwardEvent` and in `decide`",
        "AnyRecursiveScheduler.run(_:_:)": "has these lines in both functions that schedule",
        "CombineLatestCollectionTypeSink.done(_:)": "has these lines in `on(_:atIndex:)`",
        "CombineLatestCollectionTypeSink.forwardResult(of:)": "has these lines in `on(_:atIndex:)`",
        "CombineLatestCollectionTypeSink.next(_:at:)": "has these lines in `on(_:atIndex:)`",
        "closure#1 in CombineLatestCollectionTypeSink.init(parent:observer:cancel:)":
            "fills the array of subscriptions in a loop",
        "closure#1 in CombineLatestCollectionTypeSink.next(_:at:)": "unwraps the elements in `map`",
        "CombineLatestObserver.init(_:_:setLatestValue:)": "has these lines in `run` of each arity",
        "CombineLatestObserver.subscribe(to:)": "has these lines in `run` of each arity",
        "DelaySink.nextWork(after:)":
            "has these lines in `drainQueue`, between `lock` and `unlock`",
        "DispatchQueueConfiguration.makeTimer(deadline:repeating:)":
            "has these lines in both functions that start a timer",
        "ObservableOptionalScheduledSink.end()": "has these lines in both closures of `run`",
        "RefCountDisposable.takeIfUnused()": "has these lines in `dispose` and in `release`",
        "RefCountSink.leaveConnection()": "has these lines in the closure of `run`",
        "ReplaySubject.init()": "has it only where it counts resources",
        "closure#1 in TailRecursiveSink.moveNextCommand()":
            "counts the remaining sequences with `if`",
        "VirtualTimeScheduler.runItems(until:)": "has this loop in `start` and in `advanceTo`",
        "ZipCollectionTypeSink.done(_:)": "has these lines in `on(_:atIndex:)`",
        "ZipCollectionTypeSink.next(_:at:)": "has these lines in `on(_:atIndex:)`",
        "ZipCollectionTypeSink.takeOneOfEach()": "has these lines in `on(_:atIndex:)`",
        "closure#1 in ZipCollectionTypeSink.init(parent:observer:cancel:)":
            "fills the arrays in a loop",
        "closure#1 in ZipCollectionTypeSink.takeOneOfEach()": "takes the elements in a loop",
        "closure#2 in ZipCollectionTypeSink.takeOneOfEach()": "takes the elements in a loop",
        "ZipObserver.init(_:_:setNextValue:)": "has these lines in `run` of each arity",
        "ZipObserver.subscribe(to:)": "has these lines in `run` of each arity",
    ]

    /// Accessors that are shown nevertheless.
    private static let shownAccessors: Set<String> = [
        "CurrentThreadScheduler.isScheduleRequired.get",
        "CurrentThreadScheduler.isScheduleRequired.set",
        "SerialDisposable.disposable.set", "SingleAssignmentDisposable.disposable.set",
    ]

    /// Types that the picture of references leaves out with all that they hold.
    static let locks: Set<String> = [
        "RecursiveLock", "SpinLock", "Lock", "SynchronizationTracker", "AtomicInt", "Resources",
    ]

    /// The module of the library's traced copy.
    static let library = "MiniRxTraced"

    /// The properties that are sets of flags, and the flags' names from the lowest bit on.
    static let flags = [
        "SinkDisposer.state": ["disposed", "sinkAndSubscriptionSet"],
        "SingleAssignmentDisposable.state": ["disposed", "disposableSet"],
    ]

    /// Collections of the library, and the properties that have or count their elements.
    static let counts = [
        "Queue": ["count"], "PriorityQueue": ["elements"],
        "Bag": ["firstKey", "pairs", "overflow"],
    ]

    /// Returns whether what an object holds counts as its owner's: traces do not show its type.
    static func passes(_ type: String) -> Bool {
        hiddenTypes.contains(type)
    }

    /// Types whose values are events.
    static let events: Set<String> = [
        "Event", "Result", "MaybeEvent", "CompletableEvent", "InfallibleEvent",
    ]

    /// The type of schedulers with a virtual clock, and the property with the clock.
    static let clocks: Set<String> = ["VirtualTimeScheduler", "currentClock", "_clock"]

    /// Returns whether a function is omitted.
    static func contains(kind: String, _ type: String, _ function: String) -> Bool {
        let name = "\(type).\(function)"
        if kind == "deinit" { return passes(type) || deinitializers.contains(type) }
        if shownAccessors.contains(name) { return false }
        return passes(type) || functions.contains(name) || ownFunctions[name] != nil
            || kind == "init" && initializers.contains(type) || isPlumbing(function)
    }

    /// Returns whether a closure of the library is omitted.
    static func contains(closure name: String) -> Bool {
        guard !functions.contains(name), ownFunctions[name] == nil,
            let around = name.firstRange(of: " in ")
        else {
            return true
        }
        let owner = name[around.upperBound...]
        let outermost = outermost(name)
        let isGlobal = !outermost.prefix { $0 != "(" }.contains(".")
        return isGlobal || outermost.hasPrefix("ThreadLocal.")
            || hiddenTypes.contains { owner.hasPrefix($0 + ".") }
            || ["Key", "Sentinel", "token"].contains(where: owner.hasSuffix)
            || isPlumbing(owner.split(separator: ".").last ?? "")
    }

    /// Returns whether a closure of user code is omitted: one that connects controls to sequences.
    static func contains(usersClosure name: String) -> Bool {
        let owner = outermost(name)
        return types.contains { owner.hasPrefix($0 + ".") }
    }

    /// Returns the function or property that contains all the closures.
    private static func outermost(_ name: String) -> String {
        name.components(separatedBy: " in ").last ?? ""
    }

    /// Whether a function's output stays out of recordings, as in RxSwift's traces.
    static func printsAside(_ site: String) -> Bool {
        outermost(site).hasPrefix("Hooks.")
    }

    /// Whether a function holds a lock while it calls its closure argument.
    static func isLocking(_ function: some StringProtocol) -> Bool {
        // RxSwift has the second function up to 5.1.
        ["performLocked(", "calculateLocked(", "synchronized("].contains(where: function.hasPrefix)
    }

    private static func isPlumbing(_ function: some StringProtocol) -> Bool {
        [".get", ".set", ".willSet", ".didSet"].contains(where: function.hasSuffix)
            || isLocking(function)
            || [
                "register(", "unregister(", "lock(", "unlock(", "hash", "description",
                "debugDescription",
            ].contains(where: function.hasPrefix)
            || function.contains("==")
    }
}
