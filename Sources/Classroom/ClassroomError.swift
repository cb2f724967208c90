// What goes wrong in the classroom itself, not in an answer.

/// Something that keeps an exercise from being shown, judged or graded: what it is, and what to do.
public struct ClassroomError: Error, Equatable, CustomStringConvertible {
    /// The message.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
