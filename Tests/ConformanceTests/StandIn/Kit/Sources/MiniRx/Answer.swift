// The same library once more, with a mistake, in the place of MiniRx.

/// What tests ask for.
public enum Answer {
    /// The wrong one.
    public static let right = 41
}

/// The answer, handed on.
public let relayed = 42
