// Elements in groups; a group is complete when it is full or when its time is over.
// Chapter: 11 (buffer)

import Foundation
import MiniRx

@Sendable func buffer() {
    let clock = HistoricalScheduler()
    let source = PublishSubject<Int>()
    let disposable = source.buffer(timeSpan: .seconds(1), count: 2, scheduler: clock)
        .subscribe(onNext: { elements in
            print(elements)
        })
    mark("two elements, and a third")
    source.onNext(1)
    source.onNext(2)
    source.onNext(3)
    mark("the clock is turned on by 1 second")
    clock.advanceTo(clock.now.addingTimeInterval(1))
    mark("dispose() by hand")
    disposable.dispose()
    mark("the clock is turned on again")
    clock.advanceTo(clock.now.addingTimeInterval(1))
}
