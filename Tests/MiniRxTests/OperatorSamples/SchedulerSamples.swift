// What is told which scheduler to work on: see OperatorSamples.swift.

import MiniRxTraced

let schedulerSamples: [Sample] = [
    (
        "of-scheduler",
        {
            turnClock([1]) { c in subscription(to: Observable.of(1, 2, scheduler: c)) }
        }
    ),
    (
        "range-scheduler",
        {
            turnClock([1]) { c in
                subscription(to: Observable.range(start: 1, count: 2, scheduler: c))
            }
        }
    ),
    (
        "recursive",
        {
            turnClock([1]) { c in
                var n = 0
                return c.scheduleRecursive(0) { s, again in
                    n += 1
                    if n < 3 { again(s + 1) }
                }
            }
        }
    ),
    (
        "subscribe-on-clock",
        {
            turnClock([1, 1]) { c in subscription(to: Observable.of(1).subscribe(on: c)) }
        }
    ),
    (
        "observe-on-clock",
        {
            turnClock([1, 1]) { c in subscription(to: Observable.of(1).observe(on: c)) }
        }
    ),
]
