// `Binder`: an observer that sets something of an object, by default on the main queue.
// Mirrors: RxSwift/Binder.swift
// Chapter: 8

/// An observer that calls a closure with its target and each element. For what cannot fail, such as
/// showing a text.
///
/// The closure runs on a scheduler, by default a `MainScheduler` of its own. The target is held
/// weakly: once it is gone, elements are dropped. An error is a programmer's mistake: it ends the
/// program in debug builds, and is printed in release builds. `completed` does nothing.
public struct Binder<Value>: ObserverType {
    /// The type of the elements it receives.
    public typealias Element = Value

    private let binding: (Event<Value>) -> Void

    /// An observer that calls `binding` with `target` and each element, on `scheduler`.
    public init<Target: AnyObject>(
        _ target: Target,
        scheduler: ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        self.binding = { [weak target] event in
            switch event {
            case .next(let element):
                _ = scheduler.schedule(element) { element in
                    // Why only now: the target may have gone while this waited for its turn
                    // (`testATargetThatGoesWhileTheElementWaits`).
                    if let target {
                        binding(target, element)
                    }
                    return Disposables.create()
                }
            case .error(let error):
                rxFatalErrorInDebug("Binding error: \(error)")
            case .completed:
                break
            }
        }
    }

    /// Hands an element to the scheduler.
    public func on(_ event: Event<Value>) {
        binding(event)
    }

    /// This binder, type-erased.
    public func asObserver() -> AnyObserver<Value> {
        AnyObserver(eventHandler: on)
    }
}
