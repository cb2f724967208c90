// Breaks: A disposable added while the bag is released is disposed of at once.

@testable import MiniRx

final class DisposeBag {
    private let lock = RecursiveLock()
    private var disposables: [Disposable] = []

    func insert(_ disposable: Disposable) {
        lock.performLocked { disposables.append(disposable) }
    }

    deinit {
        for disposable in disposables {
            disposable.dispose()
        }
    }
}

extension Disposable {
    func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
