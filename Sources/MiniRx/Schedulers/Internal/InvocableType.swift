// Something that can be invoked: work that waits in a line.
// Mirrors: RxSwift/Schedulers/Internal/InvocableType.swift and InvocableScheduledItem.swift
// Chapter: 1 (why the trampoline)

protocol InvocableType {
    func invoke()
}

/// Something that needs a value to be invoked.
protocol InvocableWithValueType {
    associatedtype Value

    func invoke(_ value: Value)
}

/// Something that needs a value, together with its value: so it can wait in a line like the rest.
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
