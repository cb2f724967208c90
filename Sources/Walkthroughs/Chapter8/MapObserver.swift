// An observer of texts, converted to an observer of numbers.
// Chapter: 8 (mapObserver)

import MiniRx

@Sendable func mapObserver() {
    let texts = PublishSubject<String>()
    let subscription = texts.subscribe(onNext: { text in
        print(text)
    })
    mark("mapObserver")
    let numbers = texts.mapObserver { (number: Int) -> String in
        "number \(number)"
    }
    mark("onNext(1)")
    numbers.onNext(1)
    subscription.dispose()
}
