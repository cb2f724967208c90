// A scheduler whose clock the test turns.

import Foundation
import MiniRxTraced

/// Runs nothing by itself: `advance(by:)` runs what is due, earliest first.
final class ManualScheduler: SchedulerType {
    private struct Item {
        let due: Int
        let run: () -> Void
    }

    /// Seconds since the start.
    private(set) var clock = 0
    private var items: [Item] = []

    /// How often `now` was read.
    private(set) var reads = 0

    var now: RxTime {
        reads += 1
        return Date(timeIntervalSince1970: TimeInterval(clock))
    }

    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        scheduleRelative(state, dueTime: .seconds(0), action: action)
    }

    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        guard case .seconds(let seconds) = dueTime else {
            fatalError("This scheduler counts in seconds.")
        }
        let disposable = SingleAssignmentDisposable()
        items.append(
            Item(due: clock + seconds) {
                if !disposable.isDisposed {
                    disposable.setDisposable(action(state))
                }
            }
        )
        return disposable
    }

    /// Runs everything that is due within the next `seconds`, at its time.
    func advance(by seconds: Int) {
        let end = clock + seconds
        while let due = items.map(\.due).min(), due <= end,
            let next = items.firstIndex(where: { $0.due == due })
        {
            clock = due
            items.remove(at: next).run()
        }
        clock = max(clock, end)
    }
}
