// `SharedSequence`: the type of `Driver` and `Signal`, a struct that wraps a shared observable.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence.swift
// Differs: `createUnsafe` is missing, which exists only with a build setting. The factories are in
//   another file. `SharedSequenceConvertibleType<S>` is short for a condition on `SharingStrategy`.
// Chapter: 7 (Driver and Signal)

/// A sequence without errors that delivers on one scheduler and whose subscribers share one
/// subscription.
///
/// This struct ensures none of the three: the code that makes one chooses the scheduler and
/// replaces the errors; `SharingStrategy` shares. Its initializers are therefore not public.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
    SharedSequenceConvertibleType, ObservableConvertibleType
{
    let source: Observable<Element>

    /// Shares `source`.
    init(_ source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    /// Wraps `source` unchanged: for sources that need not be shared, such as `just`.
    init(raw: Observable<Element>) {
        source = raw
    }

    /// Returns the shared sequence as an `Observable`.
    public func asObservable() -> Observable<Element> {
        source
    }

    /// Returns the shared sequence itself.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
        self
    }
}

/// Decides how a shared sequence is shared and on which scheduler it delivers.
public protocol SharingStrategyProtocol {
    /// The scheduler that delivers elements.
    static var scheduler: SchedulerType { get }

    /// Returns a sequence whose subscribers share one subscription to `source`.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be converted to a shared sequence.
public protocol SharedSequenceConvertibleType<SharingStrategy>: ObservableConvertibleType {
    /// The strategy by which it is shared.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// Returns the same sequence as a `SharedSequence`.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// Returns the shared sequence as an `Observable`.
    public func asObservable() -> Observable<Element> {
        asSharedSequence().asObservable()
    }
}
