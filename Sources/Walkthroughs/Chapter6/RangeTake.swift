// A range of five elements, of which `take` takes two: what stops the range, and where.
// Chapter: 6 (stopped in the middle)

import MiniRx

@Sendable func rangeTake() {
    Observable.range(start: 1, count: 5)
        .take(2)
        .subscribe(onNext: { element in
            print(element)
        })
        .dispose()
}
