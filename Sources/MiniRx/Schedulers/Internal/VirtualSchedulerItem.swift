// Work that waits for its time on a virtual clock.
// Mirrors: the last part of RxSwift/Schedulers/VirtualTimeScheduler.swift
// Left out: nothing.
// Chapter: 2 (the virtual clock)

final class VirtualSchedulerItem<Time>: Disposable {
    typealias Action = () -> Disposable

    let time: Time
    let id: Int
    private let action: Action
    private let disposable = SingleAssignmentDisposable()

    var isDisposed: Bool { disposable.isDisposed }

    init(action: @escaping Action, time: Time, id: Int) {
        let step = enter("VirtualSchedulerItem"); defer { leave(step) }
        self.action = action
        self.time = time
        self.id = id
    }

    func invoke() {
        let step = enter("VirtualSchedulerItem", self); defer { leave(step) }
        disposable.setDisposable(action())
    }

    func dispose() {
        let step = enter("VirtualSchedulerItem", self); defer { leave(step) }
        disposable.dispose()
    }
}
