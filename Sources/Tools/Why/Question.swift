// What can be asked about a run.
// Chapter: 0 (why)

/// A question about a run.
public enum Question: Equatable, Sendable {
    /// What happened at a line of the program's own code, or why nothing did.
    case code(file: String?, line: Int)
    /// Why a text was printed, or why not.
    case print(String)
    /// Why a line of the trace is there.
    case trace(Int)
    /// Why an object is alive, or when it was freed: `MapSink #2`, or a class.
    case object(String)
    /// What in the run may be worth a question.
    case overview
}
