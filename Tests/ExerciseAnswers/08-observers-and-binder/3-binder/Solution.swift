// Exercise 8.3: a binder. README.md says what it has to do.

@testable import MiniRx

/// Calls a closure with its target and each element, on a scheduler.
struct Binder<Value>: ObserverType {
    private let binding: (Event<Value>) -> Void

    /// - parameter scheduler: Where the closure runs. The default is main.
    init<Target: AnyObject>(
        _ target: Target,
        scheduler: ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        self.binding = { [weak target] event in
            switch event {
            case .next(let element):
                _ = scheduler.schedule(element) { element in
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

    /// Receives one event, on any thread.
    func on(_ event: Event<Value>) {
        binding(event)
    }
}
