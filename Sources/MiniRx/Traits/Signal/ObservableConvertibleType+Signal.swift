// Converts any sequence to a signal, with three ways to replace an error.
// Mirrors: RxCocoa/Traits/Signal/ObservableConvertibleType+Signal.swift
// Chapter: 7 (Driver and Signal)

extension ObservableConvertibleType {
    /// Delivers on the main thread, shared. Replaces an error with `onErrorJustReturn` and
    /// `completed`.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        let source = asObservable()
            .observe(on: SignalSharingStrategy.scheduler)
            .catchAndReturn(onErrorJustReturn)
        return Signal(source)
    }

    /// Delivers on the main thread, shared. Continues with `onErrorSignalWith` after an error.
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        let source = asObservable()
            .observe(on: SignalSharingStrategy.scheduler)
            .catch { _ in
                onErrorSignalWith.asObservable()
            }
        return Signal(source)
    }

    /// Delivers on the main thread, shared. After an error, continues with the result of
    /// `onErrorRecover`.
    public func asSignal(
        onErrorRecover: @escaping (_ error: Swift.Error) -> Signal<Element>
    ) -> Signal<Element> {
        let source = asObservable()
            .observe(on: SignalSharingStrategy.scheduler)
            .catch { error in
                onErrorRecover(error).asObservable()
            }
        return Signal(source)
    }
}
