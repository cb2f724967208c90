// Two call chains that take the same two locks in opposite order. Two threads could deadlock.
// Chapter: 16 (a replay with the lock held)

import MiniRx

@Sendable func replayUnderLock() {
    let (loads, taps) = (PublishSubject<Int>(), PublishSubject<Int>())
    let latest = loads.share(replay: 1)
    mark("the first subscriber, and an element")
    let first = latest.subscribe()
    loads.onNext(1)
    mark("a newcomer, below merge")
    let newcomer = Observable.merge(taps.asObservable(), latest)
        .subscribe(onNext: { number in
            print(number)
            if number == 2 {
                latest.subscribe().dispose()
            }
        })
    mark("a tap, through merge")
    taps.onNext(2)
    mark("dispose")
    newcomer.dispose()
    first.dispose()
}
