// Breaks: When the bag is released, its disposables are disposed of.

@testable import MiniRx

final class DisposeBag {
    private let lock = RecursiveLock()
    private var disposables: [Disposable] = []

    func insert(_ disposable: Disposable) {
        lock.performLocked { disposables.append(disposable) }
    }

    deinit {
        disposables.removeAll()
    }
}

extension Disposable {
    func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
