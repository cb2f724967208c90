// A relay, which needs the module below.

import RxSwift

/// A relay.
public final class PublishRelay<Element> {
    private let source: Observable<Element>

    /// A relay that sends this element.
    public init(_ element: Element) {
        source = Observable(of: element)
    }

    /// Sends it.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) {
        _ = MainScheduler.instance
        source.subscribe(on)
    }
}
