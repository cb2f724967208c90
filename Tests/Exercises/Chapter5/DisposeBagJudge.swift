// Judges exercise 5.2.

import Dispatch
import Judging
import MiniRxTraced

@testable import Chapter5Exercises

/// The student's, not the library's.
private typealias Bag = Chapter5Exercises.DisposeBag

private let cast = "05-dispose.md#the-disposables"
private let endings = "05-dispose.md#four-endings"
private let threads = "05-dispose.md#which-thread"

let disposeBagJudge = Judge(
    "dispose-bag",
    [
        Rule("When the bag is released, its disposables are disposed of.", see: cast) {
            let notes = Notes()
            var bag: Bag? = Bag()
            bag?.insert(Disposables.create { notes.add("disposed") })
            bag = nil
            try expect(notes.all, toBe: ["disposed"], after: "insert(one), bag = nil")
        },
        Rule("Nothing is disposed of before the bag is released.", see: cast) {
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
        Rule("Disposables are disposed of in the order in which they were added.", see: endings) {
            let notes = Notes()
            var bag: Bag? = Bag()
            for number in 1...4 {
                bag?.insert(Disposables.create { notes.add("\(number)") })
            }
            bag = nil
            try expect(notes.all, toBe: ["1", "2", "3", "4"], after: "insert(1…4), bag = nil")
        },
        Rule("disposed(by:) adds a disposable to the bag.", see: endings) {
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
        Rule("Replacing the bag disposes of the old bag's content only.", see: endings) {
            let notes = Notes()
            var bag = Bag()
            Disposables.create { notes.add("old") }.disposed(by: bag)
            bag = Bag()
            Disposables.create { notes.add("new") }.disposed(by: bag)
            try withExtendedLifetime(bag) {
                try expect(
                    notes.all,
                    toBe: ["old"],
                    after: "bag = Bag(), while the old bag holds a disposable"
                )
            }
        },
        Rule("Disposal happens on the thread that releases the bag.", see: threads) {
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
        Rule("A disposable added while the bag is released is disposed of at once.", see: cast) {
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
                after: "bag = nil; the cleanup of its disposable adds another one"
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
                let late = "the cleanup adds a disposable, whose cleanup"
                try expect(
                    notes.all,
                    toBe: ["the other thread finished"],
                    after: """
                        bag = nil; \(isLate ? late : "a cleanup") waits for a thread that adds \
                        a disposable
                        """
                )
            }
        },
        Rule("Several threads may add disposables at the same time.", see: threads) {
            try inManyRounds(seconds: 0.4) {
                let counter = Counter()
                nonisolated(unsafe) var bag: Bag? = Bag()
                let insert = { for _ in 1...200 { bag?.insert(counter) } }
                return (
                    insert, insert,
                    {
                        bag = nil
                        let what = "Two threads add 200 each, bag = nil: the number of disposals"
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

/// Releases a bag in which a cleanup waits until another thread has added a disposable to it.
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
            notes.add("the other thread finished")
        } else {
            notes.add("the other thread is blocked")
            // Forever: that thread must not get the lock after the bag was released.
            DispatchSemaphore(value: 0).wait()
        }
    }
    bag?.insert(isLate ? Disposables.create { insert(waits, into: going) } : waits)
    bag = nil
}

private func insert(_ disposable: Disposable, into bag: Unmanaged<Bag>) {
    bag.takeUnretainedValue().insert(disposable)
}
