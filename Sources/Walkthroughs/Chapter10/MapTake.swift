// Two simple operators; `take` completes after one element.
// Chapter: 10 (the sample)

import MiniRx

@Sendable func mapTake() {
    Observable.of(1, 2, 3)
        .map {
            $0 * 10
        }
        .take(1)
        .subscribe(
            onNext: { element in
                print(element)
            },
            onCompleted: {
                print("completed")
            },
            onDisposed: {
                print("dispose")
            }
        )
        .dispose()
}
