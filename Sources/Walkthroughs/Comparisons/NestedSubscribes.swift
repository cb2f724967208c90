// A subscription inside `onNext`: which of the two sends its elements first?
// Chapter: 0 (what is printed)

import MiniRx

extension Walkthrough {
    static let nestedSubscribes = Walkthrough(
        name: "nested-subscribes",
        title: "subscribing inside onNext",
        run: subscribeInsideOnNext
    )
}

@Sendable func subscribeInsideOnNext() {
    let created = Observable<String>.create { observer in
        observer.onNext("a")
        observer.onNext("b")
        observer.onCompleted()
        return Disposables.create()
    }
    let createdNumbers = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
    }
    nest("`just` in `just`", .just("a"), in: .just(1))
    nest("`of` in `just`", .of("a", "b"), in: .just(1))
    nest("`just` in `of`", .just("a"), in: .of(1, 2))
    nest("`of` in `of`", .of("a", "b"), in: .of(1, 2))
    nest("`from` in `of`", .from(["a", "b"]), in: .of(1, 2))
    nest("`create` in `of`", created, in: .of(1, 2))
    nest("`just` in `create`", .just("a"), in: createdNumbers)
    nest("`of` in `create`", .of("a", "b"), in: createdNumbers)
    nest("`create` in `create`", created, in: createdNumbers)
}

private func nest(_ title: String, _ inner: Observable<String>, in outer: Observable<Int>) {
    mark(title)
    _ = outer.subscribe(onNext: { number in
        print("\(number) begins")
        _ = inner.subscribe(onNext: { letter in
            print("\(number)\(letter)")
        })
        print("\(number) ends")
    })
}
