// A library with two answers, in the place of RxSwift.

/// What tests ask for.
public enum Answer {
    /// The right one.
    public static let right = 42
    /// One that tests of this library know, and those of the other one do not.
    public static let own = 1
}
