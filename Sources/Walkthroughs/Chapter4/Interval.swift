// The sample of the interval document, and the same on another queue and on a virtual clock.
// Chapter: 4 (the sample, on a queue of its own, on virtual time, a timer with one shot)

import Foundation
import MiniRx

@Sendable func interval() {
    let disposable = Observable<Int>.interval(.milliseconds(20), scheduler: MainScheduler.instance)
        .subscribe(onNext: { element in
            print(element)
        })
    wait(ticks: 3)
    mark("dispose() after 3 ticks")
    disposable.dispose()
}

@Sendable func timerPeriodic() {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "timer")
    let disposable = Observable<Int>.timer(
        .milliseconds(20),
        period: .milliseconds(20),
        scheduler: scheduler
    )
    .subscribe(onNext: { element in
        print(element)
    })
    wait(ticks: 2)
    mark("dispose() after 2 ticks")
    disposable.dispose()
}

@Sendable func intervalVirtual() {
    let clock = HistoricalScheduler()
    let disposable = Observable<Int>.interval(.seconds(1), scheduler: clock)
        .subscribe(onNext: { element in
            print(element)
        })
    mark("the clock is turned on by 2 seconds")
    clock.advanceTo(clock.now.addingTimeInterval(2))
    mark("dispose() after 2 ticks")
    disposable.dispose()
    mark("the clock is turned on again")
    clock.advanceTo(clock.now.addingTimeInterval(2))
}

@Sendable func timerOnce() {
    let clock = HistoricalScheduler()
    let disposable = Observable<Int>.timer(.seconds(1), scheduler: clock)
        .subscribe(
            onNext: { element in
                print(element)
            },
            onCompleted: {
                print("completed")
            }
        )
    mark("the clock is turned on by 1 second")
    clock.advanceTo(clock.now.addingTimeInterval(1))
    disposable.dispose()
}
