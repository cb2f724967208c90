// Exercise 7.3: a Driver with one mistake. README.md describes the fault.

@testable import MiniRx

/// A sequence for the screen: it has no errors, arrives on main, is shared, and sends the latest
/// element to a late subscriber.
struct Driver<Element> {
    private let source: Observable<Element>

    private init(raw source: Observable<Element>) {
        self.source = source
    }

    /// A driver of any sequence.
    /// - parameter onErrorRecover: Receives an error, and returns the driver that replaces it.
    init(
        _ source: Observable<Element>,
        onErrorRecover: @escaping (Swift.Error) -> Driver<Element>
    ) {
        let onMain = source.observe(on: MainScheduler())
        let safe = onMain.catch { error in onErrorRecover(error).source }
        self.init(raw: safe.share(replay: 1, scope: .whileConnected))
    }

    /// A driver of one element.
    static func just(_ element: Element) -> Driver<Element> {
        return Driver(raw: .just(element))
    }

    /// Subscribes. Call it on main.
    func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil
    ) -> Disposable {
        MainScheduler.ensureRunningOnMainThread()
        return source.subscribe(onNext: onNext, onCompleted: onCompleted)
    }
}
