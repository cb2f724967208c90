// Breaks: Nothing is disposed of before the bag is released.

@testable import MiniRx

final class DisposeBag {
    private let current = SerialDisposable()

    func insert(_ disposable: Disposable) {
        current.disposable = disposable
    }

    deinit {
        current.dispose()
    }
}

extension Disposable {
    func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
