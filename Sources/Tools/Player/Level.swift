// How close a line of the trace is to the reader's code. The page folds lines of higher levels.
// Chapter: 0 (the player)

import Recorder

/// The level of a line.
enum Level: Int {
    /// The reader's closures, prints, marks and hand-overs.
    case yours = 2
    /// What the reader's code calls, and the calls that carry events, subscriptions and disposals
    /// through operators.
    case operators = 3
    /// All other calls.
    case calls = 4
}

/// The level of a step.
/// - parameter isCalledByOwn: Whether the reader's code calls it.
func level(of step: Step, isCalledByOwn: Bool) -> Level {
    guard case .enters(let call) = step.moment else { return .yours }
    if call.type == "(user)" { return .yours }
    if isCalledByOwn { return .operators }
    guard let type = call.object ?? call.type else { return .calls }
    let name = call.function.prefix { $0 != "(" }
    let isSink = ["Sink", "Observer", "Subject", "Relay"].contains { type.hasSuffix($0) }
    let isObserver = call.type == "ObserverBase" || type == "AnonymousObserver"
    switch name {
    // Base classes pass on to the operator's own functions.
    case "on": return isSink && !isObserver ? .operators : .calls
    case "run": return call.type != "Producer" ? .operators : .calls
    case "dispose": return isSink ? .operators : .calls
    default: return .calls
    }
}
