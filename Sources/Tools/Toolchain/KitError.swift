// What goes wrong in the kit's tools.

/// Something that keeps a tool from doing its work: what it is, and what to do.
public struct KitError: Error, Equatable, CustomStringConvertible {
    /// The message. Empty if all is said.
    public let description: String
    /// What a command ends with: 1 for what cannot be done, 2 for a mistake in what was typed.
    public let status: Int32

    /// An error.
    public init(_ description: String, status: Int32 = 1) {
        self.description = description
        self.status = status
    }
}
