// The chapter's table of what a latecomer is sent, cell by cell, against what the subjects do.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SubjectTableTests: LeakCheckedTestCase {
    /// How to speak to a subject. What is `nil` it cannot be told.
    private struct Target {
        let name: String
        let observable: Observable<Int>
        let next: (Int) -> Void
        let end: (Event<Int>) -> Void
        let dispose: (() -> Void)?
    }

    private func targets() -> [Target] {
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let (replay, async) = (ReplaySubject<Int>.create(bufferSize: 2), AsyncSubject<Int>())
        return [
            Target(
                name: "PublishSubject",
                observable: publish,
                next: publish.onNext,
                end: publish.on,
                dispose: publish.dispose
            ),
            Target(
                name: "BehaviorSubject",
                observable: behavior,
                next: behavior.onNext,
                end: behavior.on,
                dispose: behavior.dispose
            ),
            Target(
                name: "ReplaySubject",
                observable: replay,
                next: replay.onNext,
                end: replay.on,
                dispose: replay.dispose
            ),
            Target(
                name: "AsyncSubject",
                observable: async,
                next: async.onNext,
                end: async.on,
                dispose: nil
            ),
        ]
    }

    private func latecomer(_ target: Target) -> String {
        let events = Events(target.observable)
        events.subscription.dispose()
        let words = events.all.filter { $0 != "disposed" }.map { event in
            if event.contains("was already disposed") { return "the error *disposed*" }
            if event.hasPrefix("error") { return "`error`" }
            return "`\(event.replacing("next(", with: "").replacing(")", with: ""))`"
        }
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }

    /// What the one of that name sends a latecomer after `prepare`; a dash if that cannot be done.
    private func cell(_ index: Int, _ prepare: (Target) -> Bool) -> String {
        let target = targets()[index]
        return prepare(target) ? latecomer(target) : "–"
    }

    func testEachRowOfTheTable() throws {
        let chapter = try source("Chapters/09-subjects-and-relays.md")
        func send(_ target: Target) { (1...3).forEach(target.next) }
        func end(_ target: Target, _ event: Event<Int>) -> Bool {
            send(target)
            target.end(event)
            return true
        }
        for (index, target) in targets().enumerated() {
            let cells = [
                cell(index) { end($0, .error(Failure())) },
                cell(index) {
                    send($0)
                    $0.dispose?()
                    return $0.dispose != nil
                },
            ]
            let row = "| `\(target.name)` | " + cells.joined(separator: " | ") + " |\n"
            XCTAssertTrue(chapter.contains(row), row)
        }
    }
}
