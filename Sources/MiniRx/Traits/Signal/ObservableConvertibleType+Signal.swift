// Any sequence as a signal. Three ways to say what becomes of an error.
// Mirrors: RxCocoa/Traits/Signal/ObservableConvertibleType+Signal.swift
// Chapter: 7 (Driver and Signal)

extension ObservableConvertibleType {
    /// Delivers on the main thread, shared; `onErrorJustReturn` and `completed` in place of an
    /// error.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        let source = asObservable()
            .observe(on: SignalSharingStrategy.scheduler)
            .catchAndReturn(onErrorJustReturn)
        return Signal(source)
    }

    /// Delivers on the main thread, shared; goes on with `onErrorSignalWith` after an error.
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        let source = asObservable()
            .observe(on: SignalSharingStrategy.scheduler)
            .catch { _ in
                onErrorSignalWith.asObservable()
            }
        return Signal(source)
    }

    /// Delivers on the main thread, shared; goes on after an error with what `onErrorRecover`
    /// returns for it.
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
