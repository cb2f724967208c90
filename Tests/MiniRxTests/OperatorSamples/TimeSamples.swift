// Operators that wait, on a clock that is turned by hand: see OperatorSamples.swift.

import MiniRxTraced

let timeSamples: [Sample] = [
    (
        "delay-completed",
        {
            turnClock([3, 3]) { c in
                subscription(to: Observable.of(1, 2).delay(.seconds(2), scheduler: c))
            }
        }
    ),
    (
        "optional",
        {
            turnClock([1]) { c in subscription(to: Observable.from(optional: 1, scheduler: c)) }
        }
    ),
    (
        "optional-nil",
        {
            turnClock([1]) { c in
                subscription(to: Observable<Int>.from(optional: nil, scheduler: c))
            }
        }
    ),
    (
        "window",
        {
            turnClock([3, 3]) { c in
                subscription(
                    to: Observable.of(1, 2, 3).concat(Observable.never()).window(
                        timeSpan: .seconds(2),
                        count: 2,
                        scheduler: c
                    ).flatMap { $0 }
                )
            }
        }
    ),
    (
        "delay-subscription",
        {
            turnClock([3]) { c in
                subscription(to: Observable.of(1).delaySubscription(.seconds(2), scheduler: c))
            }
        }
    ),
    (
        "take-time",
        {
            turnClock([3]) { c in
                subscription(to: Observable<Int>.never().take(for: .seconds(2), scheduler: c))
            }
        }
    ),
    (
        "skip-time",
        {
            let s = PublishSubject<Int>()
            turnClock([3]) { c in subscription(to: s.skip(.seconds(2), scheduler: c)) }
        }
    ),
    (
        "timeout-other",
        {
            let s = PublishSubject<Int>()
            turnClock([1, 3]) { c in
                let d = subscription(
                    to: s.timeout(.seconds(2), other: Observable.of(1), scheduler: c)
                )
                s.onNext(1)
                return d
            }
        }
    ),
    (
        "interval-main",
        {
            turnClock([3]) { c in
                subscription(
                    to: Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: c)
                )
            }
        }
    ),
]
