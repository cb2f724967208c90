// Subscribing inside `onNext`: the elements of `of` are queued, that of `just` is not.
// Chapter: 6 (of against just)

import MiniRx

@Sendable func nested() {
    let bag = DisposeBag()
    mark("of inside")
    Observable.of(1, 2).subscribe(onNext: { element in
        print("\(element) begins")
        Observable.of("a of \(element)").subscribe(onNext: { inner in
            print(inner)
        }).disposed(by: bag)
        print("\(element) ends")
    }).disposed(by: bag)

    mark("just inside")
    Observable.of(1, 2).subscribe(onNext: { element in
        print("\(element) begins")
        Observable.just("a of \(element)").subscribe(onNext: { inner in
            print(inner)
        }).disposed(by: bag)
        print("\(element) ends")
    }).disposed(by: bag)
}
