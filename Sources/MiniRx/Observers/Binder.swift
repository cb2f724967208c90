// `Binder`: an observer that sets a property of an object, by default on the main queue.
// Mirrors: RxSwift/Binder.swift
// Chapter: 8

/// An observer that calls a closure with its target and each element. It is for uses that cannot
/// fail, such as showing a text.
///
/// The closure runs on a scheduler, by default a `MainScheduler` of its own. The target is
/// referenced weakly; after its release elements are dropped. An `error` ends the program in debug
/// builds, as a programming error; release builds print it. `completed` does nothing.
public struct Binder<Value>: ObserverType {
    /// The type of the elements that it receives.
    public typealias Element = Value

    private let binding: (Event<Value>) -> Void

    /// Creates an observer that calls `binding` with `target` and each element, on `scheduler`.
    public init<Target: AnyObject>(
        _ target: Target,
        scheduler: ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        self.binding = { [weak target] event in
            switch event {
            case .next(let element):
                _ = scheduler.schedule(element) { element in
                    // Why only now: the target may have been released while this action was queued
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

    /// Schedules the closure with an element.
    public func on(_ event: Event<Value>) {
        binding(event)
    }

    /// Returns this binder, type-erased.
    public func asObserver() -> AnyObserver<Value> {
        AnyObserver(eventHandler: on)
    }
}
