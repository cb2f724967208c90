// Which thread operators with several sources send on, and operators between two schedulers: *events*
// in the appendix about threads.

import MiniRxTraced
import Recorder
import TestSupport
import XCTest

final class WhichThreadSendsTests: LeakCheckedTestCase {
    private let notes = Notes()
    private let first = PublishSubject<Int>()
    private let second = PublishSubject<Int>()

    /// The first source sends on x, the second one on y: 1 and `completed`.
    private func sendBoth() {
        let (first, second) = (first, second)
        on("x") { first.onNext(1) }
        on("y") { second.onNext(1) }
        on("x") { first.onCompleted() }
        on("y") { second.onCompleted() }
    }

    private func add(_ one: Int, _ other: Int) -> Int {
        notes.here("selector")
        return one + other
    }

    func testMergeSendsWhereItsSourcesDo() {
        let merged = Observable.merge(first, second)
        notes.expect(["next(1) x", "next(1) y", "completed y"]) {
            _ = merged.noteEvents(in: notes)
            sendBoth()
        }
    }

    func testFlatMapSendsWhereTheInnerSequenceDoes() {
        let outer = PublishSubject<PublishSubject<Int>>()
        let subscription = outer.flatMap { $0 }.noteEvents(in: notes)
        outer.onNext(first)
        outer.onNext(second)
        outer.onCompleted()
        notes.expect(["next(1) x", "next(1) y", "completed y"], sendBoth)
        subscription.dispose()
    }

    func testCombineLatestSendsWhereTheLastElementArrives() {
        let combined = Observable.combineLatest(first, second, resultSelector: add)
        notes.expect(["selector y", "next(2) y", "completed y"]) {
            _ = combined.noteEvents(in: notes)
            sendBoth()
        }
    }

    func testZipSendsWhereTheLastElementArrives() {
        let zipped = Observable.zip(first, second, resultSelector: add)
        let subscription = zipped.noteEvents(in: notes)
        let (first, second) = (first, second)
        notes.expect(["selector y", "next(3) y", "selector x", "next(7) x"]) {
            on("x") { first.onNext(1) }
            on("y") { second.onNext(2) }
            on("y") { second.onNext(4) }
            on("x") { first.onNext(3) }
        }
        subscription.dispose()
    }

    func testWithLatestFromSendsWhereTheFirstSourceDoes() {
        let latest = first.withLatestFrom(second, resultSelector: add)
        let subscription = latest.noteEvents(in: notes)
        let (first, second) = (first, second)
        notes.expect(["selector x", "next(3) x"]) {
            on("y") { second.onNext(2) }
            on("x") { first.onNext(1) }
            on("y") { second.onNext(4) }
        }
        subscription.dispose()
    }

    func testTakeUntilCompletesWhereTheTriggerSends() {
        let source = first.notingCleanup(in: notes)
        let (first, second) = (first, second)
        notes.expect(["next(1) x", "completed y", "cleanup y"]) {
            _ = source.take(until: second).noteEvents(in: notes)
            on("x") { first.onNext(1) }
            on("y") { second.onNext(1) }
        }
    }

    /// One operator in each part of a chain. The source sends from inside `create`, or from a queue
    /// of the app.
    func testOperatorsBetweenTwoSchedulers() {
        let notes = notes
        func note(_ name: String) -> (Int) -> Int {
            { element in
                notes.here(name)
                return element
            }
        }
        func check(_ expected: [String], _ send: @escaping (AnyObserver<Int>) -> Void) {
            var subscription: Disposable?
            notes.expect(expected) {
                subscription = Observable<Int>.create { observer in
                    notes.here("create")
                    send(observer)
                    return Disposables.create()
                }
                .map(note("upper map")).subscribe(on: scheduler("s")).map(note("lower map"))
                .observe(on: scheduler("a")).filter { note("filter")($0) == 1 }
                .observe(on: scheduler("b")).noteEvents(in: notes)
            }
            subscription?.dispose()
        }
        check(["create s", "upper map s", "lower map s", "filter a", "next(1) b"]) {
            $0.onNext(1)
        }
        check(["create s", "upper map x", "lower map x", "filter a", "next(1) b"]) { observer in
            DispatchQueue(label: "x").async { observer.onNext(1) }
        }
    }

    /// A Driver's elements arrive on main, and so its closures run there. They do not run again for a
    /// replayed element.
    func testTheClosuresOfADriverRunOnMainOnceForAll() {
        let notes = notes
        let driver = first.asDriver(onErrorJustReturn: 0).map { element -> Int in
            notes.here("map")
            return element
        }
        let note: (Int) -> Void = { notes.here("next(\($0))") }
        var subscriptions = [driver.drive(onNext: note), driver.drive(onNext: note)]
        let first = first
        notes.expect(["map main", "next(1) main", "next(1) main"]) { on("x") { first.onNext(1) } }
        notes.expect(["next(1) main"]) { subscriptions.append(driver.drive(onNext: note)) }
        subscriptions.forEach { $0.dispose() }
    }
}
