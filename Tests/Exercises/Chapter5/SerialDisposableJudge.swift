// Judges exercise 5.4.

import Dispatch
import Judging
import MiniRxTraced

@testable import Chapter5Exercises

/// The student's, not the library's.
private typealias Place = Chapter5Exercises.SerialDisposable

/// Counts how often it is disposed of.
private final class Request: Disposable {
    private(set) var count = 0

    func dispose() { count += 1 }
}

private let two = "appendix-interleavings.md#singleassignmentdisposable-and-serialdisposable"
private let everyOrder = "appendix-interleavings.md#appendix-every-interleaving"

let serialDisposableJudge = Judge(
    "serial-disposable",
    [
        Rule("Setting a new disposable disposes of the old one.", see: two) {
            let (place, old, new) = (Place(), Request(), Request())
            place.disposable = old
            try expect("After set(old), the number of disposals of old", is: old.count, not: 0)
            place.disposable = new
            try expect("After set(old), set(new), the disposals of old", is: old.count, not: 1)
            try expect("After set(old), set(new), the disposals of new", is: new.count, not: 0)
            try expect(place.disposable as AnyObject === new, "It should hold the new disposable.")
        },
        Rule("dispose() disposes of the current disposable, once.", see: two) {
            let (place, old, new) = (Place(), Request(), Request())
            place.disposable = old
            place.disposable = new
            try expect(!place.isDisposed, "isDisposed should be false before dispose().")
            place.dispose()
            place.dispose()
            try expect("After two calls of dispose(), the disposals of new", is: new.count, not: 1)
            try expect("After two calls of dispose(), the disposals of old", is: old.count, not: 1)
            try expect(place.isDisposed, "isDisposed should be true after dispose().")
        },
        Rule("A disposable set after dispose() is disposed of at once.", see: two) {
            let (place, late) = (Place(), Request())
            place.dispose()
            place.disposable = late
            try expect("After dispose(), set(late), the disposals of late", is: late.count, not: 1)
        },
        Rule(
            "However a set and a dispose() interleave, the new one is disposed of once.",
            see: everyOrder
        ) {
            try inEveryOrder {
                let (place, old, new) = (Place(), Request(), Request())
                place.disposable = old
                return (
                    [{ place.disposable = new }, { place.dispose() }],
                    { order in
                        let what =
                            "A: set(new), B: dispose(), in the order \(order): the disposals of"
                        try expect("\(what) old", is: old.count, not: 1)
                        try expect("\(what) new", is: new.count, not: 1)
                    }
                )
            }
        },
        Rule(
            "However two sets interleave, one of the two is disposed of.",
            see: everyOrder
        ) {
            try inEveryOrder {
                let (place, first, second) = (Place(), Request(), Request())
                return (
                    [{ place.disposable = first }, { place.disposable = second }],
                    { order in
                        try expect(
                            "A: set(first), B: set(second), in the order \(order): the disposals",
                            is: first.count + second.count,
                            not: 1
                        )
                    }
                )
            }
        },
        Rule("Nothing is disposed of with the lock held.", see: two) {
            let place = Place()
            let askers = [
                "set(new)": { place.disposable = Disposables.create() },
                "dispose()": { place.dispose() },
            ]
            for call in ["set(new)", "dispose()"] {
                let notes = Notes()
                place.disposable = Disposables.create {
                    let answered = DispatchSemaphore(value: 0)
                    DispatchQueue(label: "asks").async {
                        _ = place.isDisposed
                        answered.signal()
                    }
                    let isAnswered = answered.wait(timeout: .now() + 1) == .success
                    notes.add(
                        isAnswered ? "the other thread finished" : "the other thread is blocked"
                    )
                }
                askers[call]?()
                try expect(
                    notes.all,
                    toBe: ["the other thread finished"],
                    after: "\(call): a cleanup waits for a thread that reads isDisposed"
                )
            }
        },
        Rule("It keeps no reference to what it has disposed of.", see: two) {
            let place = Place()
            weak var pushedOut: Request?
            weak var last: Request?
            weak var late: Request?
            func fill() {
                let requests = [Request(), Request(), Request()]
                (pushedOut, last, late) = (requests[0], requests[1], requests[2])
                place.disposable = requests[0]
                place.disposable = requests[1]
                place.dispose()
                place.disposable = requests[2]
            }
            fill()
            try expect(pushedOut == nil, "It still holds a disposable that was replaced.")
            try expect(last == nil, "It still holds the disposable that dispose() disposed of.")
            try expect(late == nil, "It holds a disposable that was set after dispose().")
        },
    ]
)
