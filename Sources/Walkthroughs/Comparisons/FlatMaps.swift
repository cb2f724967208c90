// Two inner sequences that run at the same time, for `flatMap` and its relatives.
// Chapter: 0 (what is printed)

import MiniRx

extension Walkthrough {
    static let flatMaps = Walkthrough(
        name: "flat-maps",
        title: "flatMap and its relatives",
        run: compareFlatMaps
    )
}

private typealias Request = (Int) -> Observable<String>

@Sendable func compareFlatMaps() {
    request("`flatMap`") { numbers, request in numbers.flatMap(request) }
    request("`flatMapFirst`") { numbers, request in numbers.flatMapFirst(request) }
    request("`flatMapLatest`") { numbers, request in numbers.flatMapLatest(request) }
    request("`concatMap`") { numbers, request in numbers.concatMap(request) }
}

private func request(
    _ title: String,
    _ flatten: (Observable<Int>, @escaping Request) -> Observable<String>
) {
    mark(title)
    let numbers = PublishSubject<Int>()
    let answers = [1: PublishSubject<String>(), 2: PublishSubject<String>()]
    let request: Request = { number in
        print("closure \(number)")
        return answers[number]!.do(
            onSubscribe: {
                print("subscribe \(number)")
            },
            onDispose: {
                print("dispose \(number)")
            }
        )
    }
    let subscription = flatten(numbers.asObservable(), request).subscribe(
        onNext: { answer in
            print(answer)
        },
        onCompleted: {
            print("completed")
        }
    )
    numbers.onNext(1)
    numbers.onNext(2)
    answers[1]!.onNext("1a")
    answers[2]!.onNext("2a")
    answers[1]!.onCompleted()
    answers[2]!.onNext("2b")
    numbers.onCompleted()
    answers[2]!.onCompleted()
    subscription.dispose()
}
