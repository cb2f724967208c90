// An action in the trampoline's queue.
// Mirrors: RxSwift/Schedulers/Internal/ScheduledItem.swift and ScheduledItemType.swift
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
        self.action = action
        self.state = state
    }

    func invoke() {
        disposable.setDisposable(action(state))
    }

    func dispose() {
        disposable.dispose()
    }
}
