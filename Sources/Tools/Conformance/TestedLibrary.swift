// The two libraries that the tests run against.

/// A library that RxSwift's tests are run against.
public enum TestedLibrary: String, CaseIterable, Sendable {
    /// The one that is measured by them.
    case miniRx = "MiniRx"
    /// The control: what fails there, too, says nothing of MiniRx.
    case rxSwift = "RxSwift"
}
