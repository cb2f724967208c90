// Judges exercise 16.3.

import Dispatch
import Judging

@testable import Chapter16Exercises
@testable import MiniRxTraced

private let merge = "12-inner-sequences.md#merge"
private let chapter = "16-what-6.2.0-gets-wrong.md#disposing-with-the-lock-held"

/// A source with as few atomic operations as possible, so that there are few orders: it forwards
/// what it receives, and the judge runs its cleanup.
private final class Source: Observable<Int> {
    private var observer: AnyObserver<Int>?
    var cleanup: () -> Void = {}
    var hasObserver: Bool { observer != nil }

    override init() {
        super.init()
    }

    func on(_ event: Event<Int>) { observer?.on(event) }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Int {
        self.observer = AnyObserver(observer)
        return Disposables.create { [unowned self] in
            self.observer = nil
            cleanup()
        }
    }
}

/// Two of them.
private final class Sources {
    let (first, second) = (Source(), Source())

    func merged() -> Observable<Int> { MergeAll([first, second]) }
}

/// Whether the cleanup of the first, and an element of the second, get stuck.
private func isStuck(when event: Event<Int>) -> Bool? {
    let sources = Sources()
    return Judging.isStuck(seconds: 3) { inside in
        sources.first.cleanup = inside
        let subscription = sources.merged().subscribe(AnyObserver { _ in })
        sources.first.on(event)
        subscription.dispose()
    } against: {
        sources.second.on(.next(1))
    }
}

/// In every order in which two threads can meet.
private func inEveryOrder(
    _ one: @escaping (Sources) -> Void,
    _ other: @escaping (Sources) -> Void,
    _ check: @escaping (_ events: [String], _ order: String) throws -> Void
) throws {
    try Judging.inEveryOrder(limit: 500) {
        let (sources, notes) = (Sources(), Notes())
        let subscription = sources.merged().subscribe(AnyObserver { notes.add("\($0)") })
        return (
            [{ one(sources) }, { other(sources) }],
            { order in
                try check(notes.all, order)
                subscription.dispose()
            }
        )
    }
}

let aLockTooLongJudge = Judge(
    "a-lock-too-long",
    [
        Rule("The elements of all sources pass in the order in which they come.", see: merge) {
            let sources = Sources()
            let events = Events(sources.merged())
            sources.first.on(.next(1))
            sources.second.on(.next(2))
            sources.first.on(.completed)
            sources.second.on(.next(3))
            try expect(
                events.all,
                toBe: ["next(1)", "next(2)", "next(3)"],
                after: "first 1, second 2, first completed, second 3"
            )
            events.subscription.dispose()
        },
        Rule("When all sources have completed, it completes once.", see: merge) {
            try inEveryOrder {
                $0.first.on(.completed)
            } _: {
                $0.second.on(.completed)
            } _: { events, order in
                try expect(events, toBe: ["completed"], after: "both complete, \(order)")
            }
        },
        Rule("The first error terminates it, and all sources are disposed of.", see: merge) {
            let sources = Sources()
            let events = Events(sources.merged())
            sources.first.on(.next(1))
            sources.second.on(.error(Failure()))
            sources.first.on(.next(2))
            try expect(
                events.all,
                toBe: ["next(1)", "error(Failure())", "disposed"],
                after: "first 1, second error, first 2"
            )
            try expect(
                !sources.first.hasObserver,
                "After second error, the first is not disposed of."
            )
        },
        Rule("The cleanup of a source that completes runs without the lock.", see: chapter) {
            try expect(
                isStuck(when: .completed) == false,
                """
                The cleanup of a source that has completed waits for a lock of the app. The thread \
                that holds it sends an element from the other source, and both wait forever.
                """
            )
        },
        Rule("When one source fails, all cleanups run without the lock.", see: chapter) {
            try expect(
                isStuck(when: .error(Failure())) == false,
                """
                The cleanup of a source that has failed waits for a lock of the app. The thread \
                that holds it sends an element from the other source, and both wait forever.
                """
            )
        },
        Rule(
            "Of two sending threads, one waits until the event of the other was delivered.",
            see: merge
        ) {
            let sources = Sources()
            let (isInside, mayLeave) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let subscription = sources.merged().subscribe(
                AnyObserver { event in
                    guard event.element == 1 else { return }
                    isInside.signal()
                    mayLeave.wait()
                }
            )
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { sources.first.on(.next(1)) }
            try expect(
                isInside.wait(timeout: .now() + 3) == .success,
                "1 was sent, and not received."
            )
            let isWaiting = isHeldUp {
                sources.second.on(.next(2))
            } while: { during in
                during()
                mayLeave.signal()
            }
            group.wait()
            subscription.dispose()
            try expect(isWaiting, "While 1 is being delivered, another thread's 2 does not wait.")
        },
        Rule("Nothing comes after the terminal event.", see: chapter) {
            try inEveryOrder {
                $0.first.on(.error(Failure()))
            } _: {
                $0.second.on(.next(2))
            } _: { events, order in
                try expect(
                    events.last == "error(Failure())",
                    "One source fails, the other sends 2; \(events) arrive, in the order \(order)."
                )
            }
        },
    ]
)
