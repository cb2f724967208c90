// `SharedSequence`: what `Driver` and `Signal` are. An observable that was shared, in a struct.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence.swift
// Differs: `createUnsafe` is missing, which only a build setting adds. The factories are in
//   another file.
// Chapter: 7 (Driver and Signal)

/// A sequence without errors, which delivers on one scheduler, and whose subscribers share one
/// subscription.
///
/// None of the three is in this struct: the scheduler and the errors are the business of whoever
/// makes one, the sharing is that of `SharingStrategy`. That is why its initializers are not
/// public.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
    SharedSequenceConvertibleType, ObservableConvertibleType
{
    let source: Observable<Element>

    /// Shares `source`.
    init(_ source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    /// Takes `source` as it is: for sources that need not be shared, such as `just`.
    init(raw: Observable<Element>) {
        source = raw
    }

    /// The shared sequence as an `Observable`.
    public func asObservable() -> Observable<Element> {
        source
    }

    /// Itself.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
        self
    }
}

/// How a shared sequence is shared, and where it delivers.
public protocol SharingStrategyProtocol {
    /// Where elements are delivered.
    static var scheduler: SchedulerType { get }

    /// Makes all subscribers share one subscription to `source`.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Anything that can be seen as a shared sequence.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    /// How it is shared.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// The same sequence as a `SharedSequence`.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// The shared sequence as an `Observable`.
    public func asObservable() -> Observable<Element> {
        asSharedSequence().asObservable()
    }
}
