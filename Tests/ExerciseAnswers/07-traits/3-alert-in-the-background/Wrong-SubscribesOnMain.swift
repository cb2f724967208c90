// Breaks: Elements come on main.

@testable import MiniRx

/// A sequence for the screen: it has no errors, comes on main, is shared, and sends who comes
/// later the latest element.
struct Driver<Element> {
    private let source: Observable<Element>

    private init(raw source: Observable<Element>) {
        self.source = source
    }

    /// A driver of any sequence.
    /// - parameter onErrorRecover: Is given an error, and says what comes in its place.
    init(
        _ source: Observable<Element>,
        onErrorRecover: @escaping (Swift.Error) -> Driver<Element>
    ) {
        let onMain = source.subscribe(on: ConcurrentMainScheduler.instance)
        let safe = onMain.catch { error in onErrorRecover(error).source }
        self.init(raw: safe.share(replay: 1, scope: .whileConnected))
    }

    /// A driver of one element.
    static func just(_ element: Element) -> Driver<Element> {
        return Driver(raw: .just(element))
    }

    /// Subscribes. To be called on main.
    func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil
    ) -> Disposable {
        MainScheduler.ensureRunningOnMainThread()
        return source.subscribe(onNext: onNext, onCompleted: onCompleted)
    }
}
