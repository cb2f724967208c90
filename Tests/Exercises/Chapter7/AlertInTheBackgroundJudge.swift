// Judges exercise 7.3.

import Dispatch
import Foundation
import Judging
import MiniRxTraced

@testable import Chapter7Exercises

private typealias Driver<Element> = Chapter7Exercises.Driver<Element>

private let lanes = "07-traits.md#which-thread"
private let errors = "07-traits.md#from-any-sequence-what-becomes-of-an-error"
private let sharing = "07-traits.md#driver-and-signal"

let alertInTheBackgroundJudge = Judge(
    "alert-in-the-background",
    [
        Rule("Elements arrive on main.", see: lanes) {
            let screens = Screens(1, showLane: true)
            elsewhere { screens.subject.onNext(1) }
            try screens.expect(
                ["screen 1: 1 on main"],
                after: "drive; on another queue, the source sends 1"
            )
        },
        Rule("What the closure returns replaces an error; then comes `completed`.", see: errors) {
            let screens = Screens(1)
            screens.subject.onNext(1)
            screens.subject.onError(Failure())
            try screens.expect(
                ["screen 1: 1", "alert", "screen 1: 9", "screen 1: completed"],
                after: "drive; the source sends 1, then an error; the closure returns .just(9)"
            )
        },
        Rule("The closure for errors is called on main.", see: errors) {
            let screens = Screens(1, showLane: true)
            elsewhere { screens.subject.onError(Failure()) }
            try screens.expect(
                ["alert on main", "screen 1: 9 on main", "screen 1: completed on main"],
                after: "drive; on another queue, the source sends an error"
            )
        },
        Rule("The closure for errors is called once for all screens.", see: errors) {
            let screens = Screens(2)
            screens.subject.onError(Failure())
            try screens.expect(
                [
                    "alert", "screen 1: 9", "screen 2: 9", "screen 1: completed",
                    "screen 2: completed",
                ],
                after: "drive twice; the source sends an error"
            )
        },
        Rule("All screens share one subscription, which ends with the last screen.", see: sharing) {
            let screens = Screens(2)
            try expect("The number of subscriptions", is: screens.subscriptions, not: 1)
            screens.leave()
            try expect(
                "After all have left, whether there is a subscription",
                is: screens.subject.hasObservers,
                not: false
            )
        },
        Rule("A late subscriber receives the latest element at once.", see: sharing) {
            let screens = Screens(1)
            screens.subject.onNext(1)
            screens.subject.onNext(2)
            screens.enter()
            screens.notes.add("drive returned")
            try screens.expect(
                ["screen 1: 1", "screen 1: 2", "screen 2: 2", "drive returned"],
                after: "drive; the source sends 1 and 2; drive once more"
            )
        },
        Rule("A subscriber that comes after all have left receives no old element.", see: sharing) {
            let screens = Screens(1)
            screens.subject.onNext(1)
            screens.leave()
            screens.enter()
            try screens.expect(
                ["screen 1: 1"],
                after: "drive; the source sends 1; dispose; drive once more"
            )
        },
    ]
)

/// Screens that use the same driver, and what they show.
private final class Screens: @unchecked Sendable {
    let subject = PublishSubject<Int>()
    let notes = Notes()
    private(set) var subscriptions = 0
    private var driver: Driver<Int>!
    private var disposables: [Disposable] = []
    private var entered = 0
    private let showLane: Bool

    init(_ count: Int, showLane: Bool = false) {
        self.showLane = showLane
        let source = Observable<Int>.create { [unowned self] observer in
            subscriptions += 1
            return subject.subscribe(observer)
        }
        driver = Driver(source) { [unowned self] _ in
            note("alert")
            return .just(9)
        }
        for _ in 1...count { enter() }
    }

    /// One more screen.
    func enter() {
        entered += 1
        let name = "screen \(entered)"
        disposables += [
            driver.drive(
                onNext: { [unowned self] in note("\(name): \($0)") },
                onCompleted: { [unowned self] in note("\(name): completed") }
            )
        ]
    }

    /// All screens dispose.
    func leave() {
        disposables.forEach { $0.dispose() }
        disposables = []
    }

    private func note(_ what: String) {
        let lane = Thread.isMainThread ? "main" : "another queue"
        notes.add(showLane ? "\(what) on \(lane)" : what)
    }

    /// Runs the blocks that are queued on main, and compares what was shown.
    func expect(_ wanted: [String], after what: String) throws {
        var hasRun = false
        DispatchQueue.main.async { hasRun = true }
        _ = waitOnMain(seconds: 2) { hasRun }
        leave()
        try Judging.expect(notes.all, toBe: wanted, after: what)
    }
}
