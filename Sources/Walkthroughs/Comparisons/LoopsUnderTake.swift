// A loop that sends four elements, with `take(2)` downstream.
// Chapter: 0 (what is printed)

import MiniRx

extension Walkthrough {
    static let loopsUnderTake = Walkthrough(
        name: "loops-under-take",
        title: "a loop under take",
        run: compareLoopsUnderTake
    )
}

@Sendable func compareLoopsUnderTake() {
    let loop = Observable<Int>.create { observer in
        for number in 1...4 {
            print("send \(number)")
            observer.onNext(number)
        }
        print("the loop ends")
        return Disposables.create {
            print("cleanup")
        }
    }
    let mapped: (Int) -> Int = { number in
        print("map \(number)")
        return number
    }
    receive("`create`, `take(2)`", loop.take(2))
    receive("`create`, `map`, `take(2)`", loop.map(mapped).take(2))
    receive("`create`, `take(2)`, `map`", loop.take(2).map(mapped))
    receive("`from`, `map`, `take(2)`", Observable.from([1, 2, 3, 4]).map(mapped).take(2))
    receive(
        "`create`, `observe(on: MainScheduler.instance)`, `take(2)`",
        loop.observe(on: MainScheduler.instance).take(2)
    )
}

private func receive(_ title: String, _ sequence: Observable<Int>) {
    mark(title)
    _ = sequence.subscribe(
        onNext: { number in
            print("onNext \(number)")
        },
        onCompleted: {
            print("onCompleted")
        }
    )
    print("subscribe returned")
    settle()
}
