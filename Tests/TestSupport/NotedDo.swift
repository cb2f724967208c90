// `do` with all of its closures.

import MiniRxTraced

extension ObservableType {
    /// `do` with all nine closures. Each calls `note` with its own name, such as `afterNext`.
    public func noteAll(_ note: @escaping (String) -> Void) -> Observable<Element> {
        self.do(
            onNext: { _ in note("onNext") },
            afterNext: { _ in note("afterNext") },
            onError: { _ in note("onError") },
            afterError: { _ in note("afterError") },
            onCompleted: { note("onCompleted") },
            afterCompleted: { note("afterCompleted") },
            onSubscribe: { note("onSubscribe") },
            onSubscribed: { note("onSubscribed") },
            onDispose: { note("onDispose") }
        )
    }
}
