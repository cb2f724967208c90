// An inner sequence for each element.
// Chapter: 12 (flatMap)

import MiniRx

@Sendable func flatMap() {
    Observable.of(1, 2)
        .flatMap { (element: Int) -> Observable<Int> in
            Observable.of(element * 10, element * 10 + 1)
        }
        .subscribe(
            onNext: { element in
                print(element)
            },
            onCompleted: {
                print("completed")
            }
        )
        .dispose()
}
