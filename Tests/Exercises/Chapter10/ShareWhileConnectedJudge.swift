// Judges exercise 10.4.

import Dispatch
import Judging
import MiniRx

@testable import Chapter10Exercises

private let share = "10-operators-and-sharing.md#share"
private let forms = "10-operators-and-sharing.md#the-six-forms-of-share"

/// What A, B, C share: notes when the source is subscribed to, and who is sent what.
private final class Shared {
    let notes = Notes()
    let numbers = PublishSubject<Int>()
    /// Sends to the present connection only.
    private(set) var source: AnyObserver<Int>?
    private(set) var shared = Observable<Int>.never()
    var whileConnecting: () -> Void = {}

    init(atOnce: [Event<Int>] = []) {
        shared = ShareWhileConnected(
            source: Observable.create { [unowned self] observer in
                notes.add("connect")
                source = observer
                whileConnecting()
                atOnce.forEach(observer.on)
                let subscription = numbers.subscribe(observer)
                return Disposables.create { [notes] in
                    notes.add("let go")
                    subscription.dispose()
                }
            }
        )
    }

    func expect(_ wanted: [String], after what: String) throws {
        try Judging.expect(notes.all, toBe: wanted, after: what)
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
        Rule("An element reaches who has subscribed.", see: share) {
            let shared = Shared()
            _ = shared.watch("A")
            shared.numbers.onNext(1)
            try shared.expect(["connect", "A next(1)"], after: "A subscribes, onNext(1)")
        },
        Rule("Two subscribers are one subscription to the source.", see: share) {
            let shared = Shared()
            _ = [shared.watch("A"), shared.watch("B")]
            shared.numbers.onNext(1)
            try shared.expect(["connect", "A next(1)", "B next(1)"], after: "A, B, onNext(1)")
        },
        Rule("The source is let go of with the last, and who comes then begins anew.", see: share) {
            let shared = Shared()
            let (first, second) = (shared.watch("A"), shared.watch("B"))
            first.dispose()
            first.dispose()
            shared.numbers.onNext(1)
            second.dispose()
            _ = shared.watch("C")
            shared.numbers.onNext(2)
            try shared.expect(
                ["connect", "B next(1)", "let go", "connect", "C next(2)"],
                after: "A, B, A.dispose(), twice, onNext(1), B.dispose(), C, onNext(2)"
            )
        },
        Rule("What the source sends at once is not missed.", see: share) {
            let shared = Shared(atOnce: [.next(1)])
            _ = shared.watch("A")
            try shared.expect(["connect", "A next(1)"], after: "A; the source sends 1 at once")
        },
        Rule("The end reaches all, and who comes then begins anew.", see: forms) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let shared = Shared()
                _ = [shared.watch("A"), shared.watch("B")]
                shared.source?.on(end)
                _ = shared.watch("C")
                try shared.expect(
                    ["connect", "A \(end)", "B \(end)", "let go", "connect"],
                    after: "A, B, on(.\(end)), C"
                )
            }
        },
        Rule("Who subscribes again when told of the end begins anew.", see: forms) {
            let shared = Shared(atOnce: [.completed])
            _ = shared.watch("A") { _ in _ = shared.watch("B") }
            try expect(
                shared.notes.all.filter { $0 != "let go" },
                toBe: ["connect", "A completed", "connect", "B completed"],
                after: "A; the source completes at once; B, as A is told so"
            )
        },
        Rule("Who leaves an old connection late does no harm to the new one.", see: share) {
            let shared = Shared()
            let old = shared.watch("A")
            shared.source?.onCompleted()
            _ = shared.watch("B")
            old.dispose()
            _ = shared.watch("C")
            shared.numbers.onNext(1)
            try shared.expect(
                ["connect", "A completed", "let go", "connect", "B next(1)", "C next(1)"],
                after: "A, onCompleted(), B, A.dispose(), C, onNext(1)"
            )
        },
        Rule("The source is subscribed to without a lock.", see: share) {
            let shared = Shared()
            nonisolated(unsafe) let sequence = shared.shared
            shared.whileConnecting = { [notes = shared.notes] in
                let isIn = DispatchSemaphore(value: 0)
                DispatchQueue(label: "B").async {
                    sequence.subscribe { _ in }.dispose()
                    isIn.signal()
                }
                let isLetIn = isIn.wait(timeout: .now() + 1) == .success
                notes.add(isLetIn ? "B was let in" : "B had to wait")
            }
            _ = shared.watch("A")
            try shared.expect(
                ["connect", "B was let in"],
                after: "A; while the source is subscribed to, B on another thread"
            )
        },
        Rule("When all have left, nothing stays in memory.", see: share) {
            let before = Resources.total
            for end in [Event<Int>.next(1), .completed] {
                do {
                    let shared = Shared()
                    let both = [shared.watch("A"), shared.watch("B")]
                    shared.source?.on(end)
                    both.forEach { $0.dispose() }
                }
                let what = "A, B, on(.\(end)), both leave: the count of live objects"
                try expect(what, is: Resources.total, not: before)
            }
        },
    ]
)
