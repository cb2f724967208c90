// An action in the trampoline's queue.
// Mirrors: RxSwift/Schedulers/Internal/ScheduledItem.swift and ScheduledItemType.swift
// Differs: Its contents are in one object, which makes copies cheap.
// Chapter: 1 (why the trampoline)

protocol ScheduledItemType: Cancelable, InvocableType {}

struct ScheduledItem<T>: ScheduledItemType {
    typealias Action = (T) -> Disposable

    private final class Work {
        let action: Action
        let state: T
        let disposable = SingleAssignmentDisposable()

        init(action: @escaping Action, state: T) {
            self.action = action
            self.state = state
        }
    }

    private let work: Work

    var isDisposed: Bool {
        work.disposable.isDisposed
    }

    init(action: @escaping Action, state: T) {
        work = Work(action: action, state: state)
    }

    func invoke() {
        work.disposable.setDisposable(work.action(work.state))
    }

    func dispose() {
        work.disposable.dispose()
    }
}
