// Exercise 5.2: a bag that disposes of what is in it. README.md says what it has to do.

@testable import MiniRx

/// Keeps disposables, and disposes of them when it is released.
final class DisposeBag {
    /// Adds `disposable`, or disposes of it if the bag is being released.
    func insert(_ disposable: Disposable) {
    }
}

extension Disposable {
    /// Puts this disposable into `bag`.
    func disposed(by bag: DisposeBag) {
    }
}
