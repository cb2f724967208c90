// Two plain operators, of which the second has had enough after one element.
// Chapter: 10 (map and take)

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
