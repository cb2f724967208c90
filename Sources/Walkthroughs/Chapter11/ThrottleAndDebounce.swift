// Elements that arrive faster than they are wanted, on a virtual clock.
// Chapter: 11 (throttle and debounce)

import Foundation
import MiniRx

@Sendable func throttle() {
    let clock = HistoricalScheduler()
    let source = PublishSubject<Int>()
    let disposable = source.throttle(.seconds(1), scheduler: clock)
        .subscribe(onNext: { element in
            print(element)
        })
    mark("three at once")
    source.onNext(1)
    source.onNext(2)
    source.onNext(3)
    mark("the clock is turned on by 1 second")
    clock.advanceTo(clock.now.addingTimeInterval(1))
    mark("dispose() by hand")
    disposable.dispose()
}

@Sendable func debounce() {
    let clock = HistoricalScheduler()
    let source = PublishSubject<Int>()
    let disposable = source.debounce(.seconds(1), scheduler: clock)
        .subscribe(
            onNext: { element in
                print(element)
            },
            onCompleted: {
                print("completed")
            }
        )
    mark("two at once")
    source.onNext(1)
    source.onNext(2)
    mark("the clock is turned on by 1 second")
    clock.advanceTo(clock.now.addingTimeInterval(1))
    mark("one more, and the end")
    source.onNext(3)
    source.onCompleted()
    disposable.dispose()
    mark("the clock is turned on again")
    clock.advanceTo(clock.now.addingTimeInterval(1))
}
