// What a recorded program writes and the kit reads.
// Chapter: 0 (recording your own code)

/// The steps of a recording, and who held whom if that was recorded.
public struct RecordingContent: Codable, Sendable {
    /// The steps, in order.
    public let steps: [Step]
    /// What changed between the objects, as in `Recording.changes`.
    public let changes: [Int: ReferenceChanges]
    /// The numbers of the objects whose methods were called, as in `Recording.receivers`.
    public let receivers: [Int: Int]
    /// What the program still held at the end, as in `Recording.roots`.
    public var roots: [Root]?
    /// The path of the file with code at its top level, as in `Recording.script`.
    public var script: String?

    /// The content of a recording without references.
    public init(steps: [Step]) {
        (self.steps, changes, receivers) = (steps, [:], [:])
    }

    init(of recording: Recording) {
        (steps, changes, receivers) = (recording.steps, recording.changes, recording.receivers)
        roots = recording.roots
    }
}
