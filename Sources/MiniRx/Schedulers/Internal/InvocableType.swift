// An object that can be invoked: what a queue of actions contains.
// Mirrors: RxSwift/Schedulers/Internal/InvocableType.swift and InvocableScheduledItem.swift
// Chapter: 1 (why the trampoline)

protocol InvocableType {
    func invoke()
}

/// An object that needs a value to be invoked.
protocol InvocableWithValueType {
    associatedtype Value

    func invoke(_ value: Value)
}

/// Such an object together with its value, so that it can be queued like any other.
struct InvocableScheduledItem<I: InvocableWithValueType>: InvocableType {
    let invocable: I
    let state: I.Value

    init(invocable: I, state: I.Value) {
        self.invocable = invocable
        self.state = state
    }

    func invoke() {
        invocable.invoke(state)
    }
}
