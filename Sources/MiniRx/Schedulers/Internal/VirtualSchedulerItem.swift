// An action in the queue of a virtual clock.
// Mirrors: the last part of RxSwift/Schedulers/VirtualTimeScheduler.swift
// Chapter: 2 (the virtual clock)

final class VirtualSchedulerItem<Time>: Disposable {
    typealias Action = () -> Disposable

    let time: Time
    let id: Int
    private let action: Action
    private let disposable = SingleAssignmentDisposable()

    var isDisposed: Bool { disposable.isDisposed }

    init(action: @escaping Action, time: Time, id: Int) {
        self.action = action
        self.time = time
        self.id = id
    }

    func invoke() {
        disposable.setDisposable(action())
    }

    func dispose() {
        disposable.dispose()
    }
}
