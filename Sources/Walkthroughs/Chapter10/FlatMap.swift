// An inner sequence of each element.
// Chapter: 10 (flatMap)

import MiniRx

@Sendable func flatMap() {
    Observable.of(1, 2)
        .flatMap { (element: Int) -> Observable<Int> in
            let step = enter(closure: 1); defer { leave(step) }
            return Observable.of(element * 10, element * 10 + 1)
        }
        .subscribe(
            onNext: { element in
                let step = enter(closure: 2); defer { leave(step) }
                print(element)
            },
            onCompleted: {
                let step = enter(closure: 3); defer { leave(step) }
                print("completed")
            }
        )
        .dispose()
}
