// The rules that answers name.
// Chapter: 0 (why)

/// A rule of *Appendix. The rules*, by its number.
public enum Rule: Int, CaseIterable, Sendable {
    case operatorsRunNothing = 1
    case eachSubscriptionRunsAnew = 3
    case trampoline = 4
    case nestedCalls = 5
    case onlySchedulers = 6
    case sourceTerminates = 8
    case youDispose = 9
    case noEventAfterDispose = 13
    case subjectsReplay = 14
    case sharing = 15
    case keepsItself = 17

    /// The rule in one sentence: its heading in the appendix.
    public var text: String {
        switch self {
        case .operatorsRunNothing: "An operator makes an object and runs nothing"
        case .eachSubscriptionRunsAnew: "Each subscription runs the source anew"
        case .trampoline: "The trampoline queues scheduled actions, not subscriptions"
        case .nestedCalls: "An event goes downstream by nested calls, on the sender's thread"
        case .onlySchedulers: "Only a scheduler changes the thread"
        case .sourceTerminates: "The source terminates: the handler, `onDisposed`, then the cleanup"
        case .youDispose: "You dispose: the cleanup, then `onDisposed`, and no terminal event"
        case .noEventAfterDispose: "`dispose()` stops later events, not an event under way"
        case .subjectsReplay:
            "A subject replays inside `subscribe`, and late subscribers receive its terminal event"
        case .sharing: "`share` subscribes for the first observer, and disposes after the last"
        case .keepsItself: "A subscription keeps itself alive until it is disposed of"
        }
    }
}
