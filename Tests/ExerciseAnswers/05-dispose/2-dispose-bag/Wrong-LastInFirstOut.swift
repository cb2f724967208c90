// Breaks: Disposables are disposed of in the order in which they were added.

@testable import MiniRx

final class DisposeBag {
    private let lock = RecursiveLock()
    private var disposables: [Disposable] = []

    func insert(_ disposable: Disposable) {
        lock.performLocked { disposables.append(disposable) }
    }

    deinit {
        while let disposable = lock.performLocked({ disposables.popLast() }) {
            disposable.dispose()
        }
    }
}

extension Disposable {
    func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
