// Breaks: Nothing is disposed of with the lock held.

@testable import MiniRx

/// Keeps disposables, and disposes of them when it is released.
final class DisposeBag {
    private let lock = RecursiveLock()
    private var disposables: [Disposable] = []
    private var isGoing = false

    /// Adds `disposable`, or disposes of it if the bag is being released.
    func insert(_ disposable: Disposable) {
        let tooLate: Disposable? = lock.performLocked {
            if isGoing {
                return disposable
            }
            disposables.append(disposable)
            return nil
        }
        tooLate?.dispose()
    }

    deinit {
        lock.performLocked {
            isGoing = true
            for disposable in disposables {
                disposable.dispose()
            }
        }
    }
}

extension Disposable {
    /// Puts this disposable into `bag`.
    func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
