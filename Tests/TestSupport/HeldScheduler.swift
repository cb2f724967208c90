// A scheduler that leaves its work to the test.

import Foundation
import MiniRxTraced

/// Keeps all work, for the test to do when it likes: also what was called off, as on a queue that has
/// begun with it already.
public final class HeldScheduler: SchedulerType {
    /// The work, in the order in which it was asked for.
    public private(set) var work: [() -> Void] = []
    /// Whether each piece of work was called off, those included that have been done.
    public var calledOff: [Bool] { places.map(\.isDisposed) }
    private var places: [SingleAssignmentDisposable] = []
    /// What the clock says.
    public var now = Date(timeIntervalSince1970: 0)

    /// Nothing to do.
    public init() {}

    /// Keeps work.
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let disposable = SingleAssignmentDisposable()
        places.append(disposable)
        work.append { disposable.setDisposable(action(state)) }
        return disposable
    }

    /// Keeps work, whenever it is due.
    public func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        schedule(state, action: action)
    }

    /// Does the work that has waited longest.
    public func doNext() {
        work.removeFirst()()
    }
}
