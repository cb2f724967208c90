// Judges exercise 15.1.

import Dispatch
import Judging

@testable import Chapter15Exercises
@testable import MiniRxTraced

private let share = "15-sharing.md#share"
private let forms = "15-sharing.md#the-six-forms-of-share"

/// What A, B, C share: records subscriptions to the source, and what each receives.
private final class Shared {
    let notes = Notes()
    let numbers = MiniRxTraced.PublishSubject<Int>()
    /// Sends to the current connection only.
    private(set) var source: AnyObserver<Int>?
    private(set) var shared = Observable<Int>.never()
    var whileConnecting: () -> Void = {}

    init(atOnce: [Event<Int>] = []) {
        let made = Observable<Int>.create { [unowned self] observer in
            notes.add("connect")
            source = observer
            whileConnecting()
            atOnce.forEach(observer.on)
            let subscription = numbers.subscribe(observer)
            let letGo = Disposables.create { [notes] in notes.add("disconnect") }
            return Disposables.create(letGo, subscription)
        }
        shared = Chapter15Exercises.ShareWhileConnected(source: made)
    }

    func expect(_ wanted: [String], after what: String) throws {
        try Judging.expect(notes.all, toBe: wanted, after: what)
    }

    /// Throws `Broken` if `action` gets through on another thread while this one holds the lock.
    func hold(while what: String, _ action: @escaping () -> Void) throws {
        guard let lock = Mirror(reflecting: shared).descendant("lock") as? RecursiveLock else {
            throw Broken("There is no RecursiveLock named lock any more.")
        }
        let isWaiting = isHeldUp(action) { body in
            lock.lock()
            body()
            lock.unlock()
        }
        try Judging.expect(isWaiting, "Another thread holds the lock, and \(what) does not wait.")
    }

    /// Subscribes; `then` is called with each event.
    func watch(_ name: String, then: @escaping (Event<Int>) -> Void = { _ in }) -> Disposable {
        shared.subscribe { [notes] event in
            notes.add("\(name) \(event)")
            then(event)
        }
    }
}

let shareWhileConnectedJudge = Judge(
    "share-while-connected",
    [
        Rule("An element reaches a subscriber.", see: share) {
            let shared = Shared()
            _ = shared.watch("A")
            shared.numbers.onNext(1)
            try shared.expect(["connect", "A next(1)"], after: "A subscribes, onNext(1)")
        },
        Rule("Two subscribers share one subscription to the source.", see: share) {
            let shared = Shared()
            _ = [shared.watch("A"), shared.watch("B")]
            shared.numbers.onNext(1)
            try shared.expect(["connect", "A next(1)", "B next(1)"], after: "A, B, onNext(1)")
        },
        Rule("A late subscriber receives no old elements.", see: forms) {
            let shared = Shared()
            _ = shared.watch("A")
            shared.numbers.onNext(1)
            _ = shared.watch("B")
            shared.numbers.onNext(2)
            let wanted = ["connect", "A next(1)", "A next(2)", "B next(2)"]
            try shared.expect(wanted, after: "A, onNext(1), B, onNext(2)")
        },
        Rule("The last subscriber disposes of the source; the next one starts anew.", see: share) {
            let shared = Shared()
            let (first, second) = (shared.watch("A"), shared.watch("B"))
            for _ in 1...2 { first.dispose() }
            shared.numbers.onNext(1)
            second.dispose()
            _ = shared.watch("C")
            shared.numbers.onNext(2)
            let code = "A, B, A.dispose(), twice, onNext(1), B.dispose(), C, onNext(2)"
            let wanted = ["connect", "B next(1)", "disconnect", "connect", "C next(2)"]
            try shared.expect(wanted, after: code)
        },
        Rule("An element that the source sends at once is not missed.", see: share) {
            let shared = Shared(atOnce: [.next(1)])
            _ = shared.watch("A")
            try shared.expect(["connect", "A next(1)"], after: "A; the source sends 1 at once")
        },
        Rule("All receive the terminal event; the next subscriber starts anew.", see: forms) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let shared = Shared()
                _ = [shared.watch("A"), shared.watch("B")]
                shared.source?.on(end)
                _ = shared.watch("C")
                let wanted = ["connect", "A \(end)", "B \(end)", "disconnect", "connect"]
                try shared.expect(wanted, after: "A, B, on(.\(end)), C")
            }
        },
        Rule("Subscribing again in the handler of the terminal event starts anew.", see: forms) {
            let shared = Shared(atOnce: [.completed])
            _ = shared.watch("A") { _ in _ = shared.watch("B") }
            let code = "A; the source completes at once; B subscribes in the handler of A"
            let wanted = ["connect", "A completed", "connect", "B completed"]
            try expect(shared.notes.all.filter { $0 != "disconnect" }, toBe: wanted, after: code)
        },
        Rule("Leaving an old connection late does not affect the new one.", see: share) {
            let shared = Shared()
            let old = shared.watch("A")
            shared.source?.onCompleted()
            _ = shared.watch("B")
            old.dispose()
            _ = shared.watch("C")
            shared.numbers.onNext(1)
            let wanted = [
                "connect", "A completed", "disconnect", "connect", "B next(1)", "C next(1)",
            ]
            try shared.expect(wanted, after: "A, onCompleted(), B, A.dispose(), C, onNext(1)")
        },
        Rule("The source is subscribed to without a lock.", see: share) {
            let (shared, other) = (Shared(), DispatchGroup())
            let sequence = shared.shared
            var isIn = false
            shared.whileConnecting = {
                DispatchQueue.global().async(group: other) { sequence.subscribe { _ in }.dispose() }
                isIn = other.wait(timeout: .now() + 3) == .success
            }
            _ = shared.watch("A")
            try expect(isIn, "While the source is subscribed to, another thread cannot subscribe.")
        },
        Rule("Subscribing and disposing wait for the lock.", see: share) {
            let shared = Shared()
            try shared.hold(while: "subscribe") { _ = shared.watch("A") }
            let subscription = shared.watch("B")
            try shared.hold(while: "B.dispose()") { subscription.dispose() }
        },
        Rule("When all subscribers have left, nothing stays in memory.", see: share) {
            let before = Resources.total
            for end in [Event<Int>.next(1), .completed] {
                do {
                    let shared = Shared()
                    let both = [shared.watch("A"), shared.watch("B")]
                    shared.source?.on(end)
                    both.forEach { $0.dispose() }
                }
                let more = Resources.total - before
                try expect(
                    more == 0,
                    "A, B, \(end), both dispose, and \(more) more objects are alive."
                )
            }
        },
    ]
)
