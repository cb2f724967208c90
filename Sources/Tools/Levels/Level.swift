// The four levels at which a run is shown.
// Chapter: 0 (levels)

/// How much of a run is shown.
public enum Level: String, CaseIterable, Sendable {
    /// A row for each sequence that somebody subscribed to.
    case marbles
    /// Own functions and closures, prints, marks and hand-overs.
    case code
    /// Also what each operator sends.
    case operators
    /// Every call.
    case calls
}
