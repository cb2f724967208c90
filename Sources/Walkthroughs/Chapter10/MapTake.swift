// Two plain operators, of which the second has had enough after one element.
// Chapter: 10 (map and take)

import MiniRx

@Sendable func mapTake() {
    Observable.of(1, 2, 3)
        .map {
            let step = enter(closure: 1); defer { leave(step) }
            return $0 * 10
        }
        .take(1)
        .subscribe(
            onNext: { element in
                let step = enter(closure: 2); defer { leave(step) }
                print(element)
            },
            onCompleted: {
                let step = enter(closure: 3); defer { leave(step) }
                print("completed")
            },
            onDisposed: {
                let step = enter(closure: 4); defer { leave(step) }
                print("dispose")
            }
        )
        .dispose()
}
