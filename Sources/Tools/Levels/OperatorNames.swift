// What the levels know of Rx, all of it as data.
// Chapter: 0 (levels)

import Recorder

/// The functions by which sequences, operators and observers are told from the rest.
enum RxNames {
    /// Sends an event to an observer.
    static let receives = "on(_:)"
    /// Sends an event from an operator to the next observer.
    static let forwards = "forwardOn(_:)"
    /// Subscribes an observer to a sequence.
    static let subscribes = "subscribe(_:)"
    /// Makes the part of an operator that exists once for each subscription.
    /// The functions with which a program subscribes.
    static let subscribing: Set<String> = ["subscribe", "bind", "drive", "emit", "connect"]
    /// Declares functions that make an observer of handlers first.
    static let handlers = "ObservableType"
    /// Sends events for an operator: to the operator's observer.
    static let forwarder = "SinkForward"
    /// Sequences whose class has no initializer of its own, and the functions that make them.
    static let factories = ["EmptyProducer": "empty", "NeverProducer": "never"]
    static let runs = "run(_:cancel:)"
    static let disposes = "dispose()"
    /// Makes disposables for those who subscribe.
    static let disposables = "Disposables"
    /// The base class of those parts.
    static let sink = "Sink"
    /// Disposes of such a part, and of the subscription to its source.
    static let disposer = "SinkDisposer"
    /// The part that does not pass on what comes after the end.
    static let gate = "AnonymousObservableSink"
    /// The observer at the end of a chain, and the function that it calls unless it is stopped.
    static let observerBase = "ObserverBase"
    static let observerCore = "onCore(_:)"
    /// Ends an observer's subscription to a subject or to a shared sequence.
    static let unsubscribes = "SubscriptionDisposable"
    /// Sequences that are observers, too.
    static let subjects: Set<String> = [
        "PublishSubject", "BehaviorSubject", "ReplaySubject", "ReplayOne", "ReplayMany",
        "ReplayAll", "AsyncSubject",
    ]
    /// Relays, whose subject is their own matter.
    static let relays: Set<String> = ["PublishRelay", "BehaviorRelay", "ReplayRelay"]
    /// Its function `create` makes subjects.
    static let replay = "ReplaySubject"
    /// Keep the last elements for those who subscribe later.
    static let keeping: Set<String> = subjects.subtracting(["PublishSubject"])
    /// What programs do with sequences. What is made meanwhile is an operator's own matter.
    static let usesOfSequences: Set<String> = [
        "subscribe", "drive", "emit", "bind", "connect", "on", "onNext", "onError", "onCompleted",
        "accept", "advanceTo", "start", "dispose",
    ]
    /// Labels by which functions of one name differ.
    static let labels: Set<String> = ["on", "until", "while", "when", "for"]
}

extension Call {
    /// The function's name, with the first label if that is a part of the name: `observe(on:)`.
    var shortName: String {
        let labels = function.drop { $0 != "(" }.dropFirst().prefix { $0 != ":" }
        return RxNames.labels.contains(String(labels)) ? "\(baseName)(\(labels):)" : baseName
    }

    var forwards: Bool { function == RxNames.forwards }
    var receives: Bool { function == RxNames.receives }
    /// Whether an object is subscribed to.
    var subscribes: Bool {
        function == RxNames.subscribes && number != nil && type != RxNames.handlers
    }
}
