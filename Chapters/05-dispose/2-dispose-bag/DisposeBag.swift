// Exercise 5.2: a bag that disposes of what is in it. What it has to do stands in README.md.

@testable import MiniRx

/// Keeps disposables, and disposes of them when it is released.
final class DisposeBag {
    /// Adds `disposable`, or disposes of it if the bag is on its way out.
    func insert(_ disposable: Disposable) {
    }
}

extension Disposable {
    /// Puts this disposable into `bag`.
    func disposed(by bag: DisposeBag) {
    }
}
