// Exercise 8.3: sets something of an object. What it has to do stands in README.md.

@testable import MiniRx

/// Calls a closure with its target and each element, on a scheduler.
struct Binder<Value>: ObserverType {
    /// - parameter scheduler: Where the closure runs. Which one is it if nobody gives one?
    init<Target: AnyObject>(
        _ target: Target,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
        binding: @escaping (Target, Value) -> Void
    ) {
    }

    /// Takes one event, from whatever thread.
    func on(_ event: Event<Value>) {
    }
}
