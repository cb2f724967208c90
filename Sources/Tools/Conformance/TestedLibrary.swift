// The two libraries that the tests run against.

/// A library that RxSwift's tests are run against.
public enum TestedLibrary: String, CaseIterable, Sendable {
    /// The library under test.
    case miniRx = "MiniRx"
    /// The control: a test that fails here, too, does not count against MiniRx.
    case rxSwift = "RxSwift"
}
