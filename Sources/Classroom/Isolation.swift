// Keeps a run away from the network and from the work of others, where the system offers it.
// Chapter: 0 (the exercises)

/// What a run is kept from.
enum Isolation: Sendable {
    /// From nothing.
    case none

    /// The words to run a program with.
    func words(for command: [String]) -> [String] {
        switch self {
        case .none: return command
        }
    }

    /// Whether processes are counted for this run alone, so that they can be limited.
    var countsProcesses: Bool {
        switch self {
        case .none: return false
        }
    }
}
