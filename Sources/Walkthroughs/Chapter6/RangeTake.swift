// A range of five of which two are taken: who stops it, and where.
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
