// The limits of a run.
// Chapter: 0 (the exercises)

/// The limits at which a process is ended.
public struct Limits: Sendable {
    /// Seconds on the clock.
    public var seconds: Int
    /// Mebibytes of address space of each process, and on Linux also mebibytes of memory of all
    /// processes together. Darwin enforces neither.
    public var memory: Int
    /// Processes and threads, where they can be counted for this run alone.
    public var processes: Int
    /// Mebibytes of output.
    public var output: Int

    /// The limits of a judged answer.
    public static let answer = Limits(seconds: 10, memory: 2048, processes: 128, output: 1)
    /// The limits of the compiler.
    public static let compiler = Limits(seconds: 60, memory: 8192, processes: 512, output: 4)
}
