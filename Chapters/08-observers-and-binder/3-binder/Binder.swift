// Exercise 8.3: a binder. README.md says what it has to do.

@testable import MiniRx

/// Calls a closure with its target and each element, on a scheduler.
struct Binder<Value>: ObserverType {
    /// - parameter scheduler: Where the closure runs. Which scheduler should be the default?
    init<Target: AnyObject>(
        _ target: Target,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
        binding: @escaping (Target, Value) -> Void
    ) {
    }

    /// Receives one event, on any thread.
    func on(_ event: Event<Value>) {
    }
}
