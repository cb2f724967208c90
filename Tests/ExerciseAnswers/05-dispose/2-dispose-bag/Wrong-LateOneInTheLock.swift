// Breaks: Nothing is disposed of with the lock held.

@testable import MiniRx

/// Keeps disposables, and disposes of them when it is released.
final class DisposeBag {
    private let lock = RecursiveLock()
    private var disposables: [Disposable] = []
    private var isGoing = false

    /// Adds `disposable`, or disposes of it if the bag is being released.
    func insert(_ disposable: Disposable) {
        lock.performLocked {
            if isGoing {
                disposable.dispose()
            } else {
                disposables.append(disposable)
            }
        }
    }

    deinit {
        let all = lock.performLocked {
            isGoing = true
            defer { disposables = [] }
            return disposables
        }
        for disposable in all {
            disposable.dispose()
        }
    }
}

extension Disposable {
    /// Puts this disposable into `bag`.
    func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
