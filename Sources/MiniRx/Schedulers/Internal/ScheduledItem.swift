// A piece of work that waits its turn on the trampoline.
// Mirrors: RxSwift/Schedulers/Internal/ScheduledItem.swift and ScheduledItemType.swift
// Left out: nothing.
// Chapter: 1 (why the trampoline)

protocol ScheduledItemType: Cancelable, InvocableType {}

struct ScheduledItem<T>: ScheduledItemType {
    typealias Action = (T) -> Disposable

    private let action: Action
    private let state: T
    private let disposable = SingleAssignmentDisposable()

    var isDisposed: Bool {
        disposable.isDisposed
    }

    init(action: @escaping Action, state: T) {
        let step = enter("ScheduledItem"); defer { leave(step) }
        self.action = action
        self.state = state
    }

    func invoke() {
        let step = enter("ScheduledItem", self); defer { leave(step) }
        disposable.setDisposable(action(state))
    }

    func dispose() {
        let step = enter("ScheduledItem", self); defer { leave(step) }
        disposable.dispose()
    }
}
