// Events that are delayed, and events that are awaited, on a virtual clock.
// Chapter: 11 (delay, timeout)

import Foundation
import MiniRx

@Sendable func delay() {
    struct SampleError: Error {}
    let clock = HistoricalScheduler()
    let source = PublishSubject<Int>()
    let disposable = source.delay(.seconds(2), scheduler: clock)
        .subscribe(
            onNext: { element in
                print(element)
            },
            onError: { error in
                print("error \(error)")
            }
        )
    mark("1, and a second later 2")
    source.onNext(1)
    clock.advanceTo(clock.now.addingTimeInterval(1))
    source.onNext(2)
    mark("the clock is turned on by 2 seconds")
    clock.advanceTo(clock.now.addingTimeInterval(2))
    mark("3, and an error")
    source.onNext(3)
    source.onError(SampleError())
    disposable.dispose()
    mark("the clock is turned on again")
    clock.advanceTo(clock.now.addingTimeInterval(2))
}

@Sendable func timeout() {
    let clock = HistoricalScheduler()
    let source = PublishSubject<Int>()
    let disposable = source.timeout(.seconds(1), scheduler: clock)
        .subscribe(
            onNext: { element in
                print(element)
            },
            onError: { error in
                print("error \(error)")
            }
        )
    mark("an element in time")
    source.onNext(1)
    mark("the clock is turned on by 1 second")
    clock.advanceTo(clock.now.addingTimeInterval(1))
    disposable.dispose()
}
