// The errors of the kit's tools.

/// An error of a tool: what is wrong, and what to do.
public struct KitError: Error, Equatable, CustomStringConvertible {
    /// The message. Empty if the tool has already printed it.
    public let description: String
    /// The command's exit status: 1 for a failure, 2 for a mistake on the command line.
    public let status: Int32

    /// An error.
    public init(_ description: String, status: Int32 = 1) {
        self.description = description
        self.status = status
    }
}
