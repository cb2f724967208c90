// Three subjects whose latest elements are combined.
// Chapter: 13 (three sources and more)

import MiniRx

@Sendable func combineLatestOfThree() {
    let name = PublishSubject<String>()
    let price = PublishSubject<Int>()
    let isSold = PublishSubject<Bool>()
    let disposable = Observable.combineLatest(name, price, isSold) {
        (name: String, price: Int, isSold: Bool) -> String in
        "\(name) \(price) \(isSold)"
    }
    .subscribe(
        onNext: { element in
            print(element)
        },
        onCompleted: {
            print("completed")
        }
    )
    mark("two of three, and one of these ends")
    name.onNext("chair")
    price.onNext(40)
    name.onCompleted()
    mark("the third one, and the second again")
    isSold.onNext(false)
    price.onNext(30)
    mark("the end of both")
    price.onCompleted()
    isSold.onCompleted()
    disposable.dispose()
}
