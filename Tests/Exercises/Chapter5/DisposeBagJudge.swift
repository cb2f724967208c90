// Judges exercise 5.2.

import Dispatch
import Judging
import MiniRxTraced

@testable import Chapter5Exercises

/// The student's, not the library's.
private typealias Bag = Chapter5Exercises.DisposeBag

private let cast = "05-dispose.md#the-cast"
private let endings = "05-dispose.md#four-endings"
private let threads = "05-dispose.md#which-thread"

let disposeBagJudge = Judge(
    "dispose-bag",
    [
        Rule("When the bag is released, what is in it is disposed of.", see: cast) {
            let notes = Notes()
            var bag: Bag? = Bag()
            bag?.insert(Disposables.create { notes.add("disposed") })
            bag = nil
            try expect(notes.all, toBe: ["disposed"], after: "insert(one), bag = nil")
        },
        Rule("Until then nothing is disposed of.", see: cast) {
            let notes = Notes()
            var bag: Bag? = Bag()
            bag?.insert(Disposables.create { notes.add("one disposed") })
            bag?.insert(Disposables.create { notes.add("two disposed") })
            notes.add("bag = nil")
            bag = nil
            try expect(
                notes.all.first == "bag = nil",
                "After insert(one), insert(two): \(notes.all.first ?? "") before bag = nil."
            )
        },
        Rule("What was put in first is disposed of first.", see: endings) {
            let notes = Notes()
            var bag: Bag? = Bag()
            for number in 1...4 {
                bag?.insert(Disposables.create { notes.add("\(number)") })
            }
            bag = nil
            try expect(notes.all, toBe: ["1", "2", "3", "4"], after: "insert(1…4), bag = nil")
        },
        Rule("disposed(by:) puts a disposable into the bag.", see: endings) {
            let notes = Notes()
            var bag: Bag? = Bag()
            Disposables.create { notes.add("one") }.disposed(by: bag!)
            Disposables.create { notes.add("two") }.disposed(by: bag!)
            notes.add("bag = nil")
            bag = nil
            try expect(
                notes.all,
                toBe: ["bag = nil", "one", "two"],
                after: "one.disposed(by: bag), two.disposed(by: bag), bag = nil"
            )
        },
        Rule("A new bag in its place empties the old one only.", see: endings) {
            let notes = Notes()
            var bag = Bag()
            Disposables.create { notes.add("old") }.disposed(by: bag)
            bag = Bag()
            Disposables.create { notes.add("new") }.disposed(by: bag)
            try withExtendedLifetime(bag) {
                try expect(notes.all, toBe: ["old"], after: "bag = Bag(), with another one in it")
            }
        },
        Rule("It happens on the thread that releases the bag.", see: threads) {
            let notes = Notes()
            let here = DispatchSpecificKey<Bool>()
            let queue = DispatchQueue(label: "releases the bag")
            queue.setSpecific(key: here, value: true)
            nonisolated(unsafe) var bag: Bag? = Bag()
            bag?.insert(
                Disposables.create {
                    notes.add(
                        DispatchQueue.getSpecific(key: here) == true ? "there" : "elsewhere"
                    )
                }
            )
            queue.sync {
                bag = nil
                notes.add("released")
            }
            try expect(
                notes.all,
                toBe: ["there", "released"],
                after: "insert(one) on main, bag = nil on a queue"
            )
        },
        Rule("What is put in while the bag goes is disposed of at once.", see: cast) {
            let notes = Notes()
            var bag: Bag? = Bag()
            let going = Unmanaged.passUnretained(bag!)
            bag?.insert(
                Disposables.create {
                    notes.add("cleanup begins")
                    insert(Disposables.create { notes.add("late") }, into: going)
                    notes.add("cleanup ends")
                }
            )
            bag = nil
            try expect(
                notes.all,
                toBe: ["cleanup begins", "late", "cleanup ends"],
                after: "bag = nil, and the cleanup of what is in it puts another one in"
            )
        },
        Rule("Nothing is disposed of with the lock held.", see: threads) {
            for isLate in [false, true] {
                let (notes, isOver) = (Notes(), DispatchSemaphore(value: 0))
                DispatchQueue(label: "releases the bag").async {
                    release(isLate: isLate, notes)
                    isOver.signal()
                }
                _ = isOver.wait(timeout: .now() + 2)
                let late = "the cleanup puts another one in, whose cleanup"
                try expect(
                    notes.all,
                    toBe: ["another thread was let in"],
                    after: """
                        bag = nil; \(isLate ? late : "a cleanup") waits for a thread that puts \
                        something in
                        """
                )
            }
        },
        Rule("Several threads may put something in at the same time.", see: threads) {
            try inManyRounds(seconds: 0.4) {
                let counter = Counter()
                nonisolated(unsafe) var bag: Bag? = Bag()
                let insert = { for _ in 1...200 { bag?.insert(counter) } }
                return (
                    insert, insert,
                    {
                        bag = nil
                        let what = "Two threads put in 200 each, bag = nil: what was disposed of"
                        try expect(what, is: counter.count, not: 400)
                    }
                )
            }
        },
    ]
)

/// Counts how often it is disposed of.
private final class Counter: Disposable {
    private(set) var count = 0

    func dispose() { count += 1 }
}

/// Releases a bag in which a cleanup waits until another thread has put something into the same bag.
private func release(isLate: Bool, _ notes: Notes) {
    var bag: Bag? = Bag()
    let going = Unmanaged.passUnretained(bag!)
    let waits = Disposables.create {
        let isLetIn = DispatchSemaphore(value: 0)
        DispatchQueue(label: "puts something in").async {
            insert(Disposables.create(), into: going)
            isLetIn.signal()
        }
        if isLetIn.wait(timeout: .now() + 1) == .success {
            notes.add("another thread was let in")
        } else {
            notes.add("nobody was let in")
            // For ever: that thread must not be let in when the bag is gone.
            DispatchSemaphore(value: 0).wait()
        }
    }
    bag?.insert(isLate ? Disposables.create { insert(waits, into: going) } : waits)
    bag = nil
}

private func insert(_ disposable: Disposable, into bag: Unmanaged<Bag>) {
    bag.takeUnretainedValue().insert(disposable)
}
