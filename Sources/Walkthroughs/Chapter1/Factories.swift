// The functions that create an observable without `create`: some have a sink, some need none.
// Chapter: 1 (which observables have no sink), 6 (the sample)

import MiniRx

private struct SampleError: Error {}

@Sendable func factories() {
    let bag = DisposeBag()
    mark("just")
    Observable.just(1).subscribe(onNext: { element in
        print(element)
    }).disposed(by: bag)

    mark("empty")
    Observable<Int>.empty().subscribe(onCompleted: {
        print("completed")
    }).disposed(by: bag)

    mark("never")
    Observable<Int>.never().subscribe(onNext: { element in
        print(element)
    }).disposed(by: bag)

    mark("error")
    Observable<Int>.error(SampleError()).subscribe(onError: { error in
        print("error \(error)")
    }).disposed(by: bag)

    mark("from")
    Observable.from([1, 2]).subscribe(onNext: { element in
        print(element)
    }).disposed(by: bag)

    mark("range")
    Observable.range(start: 1, count: 2).subscribe(onNext: { element in
        print(element)
    }).disposed(by: bag)

    mark("generate")
    Observable.generate(
        initialState: 0,
        condition: { state in
            state < 4
        },
        iterate: { state in
            state + 2
        }
    ).subscribe(onNext: { element in
        print(element)
    }).disposed(by: bag)

    mark("deferred")
    Observable<Int>.deferred {
        Observable.just(7)
    }.subscribe(onNext: { element in
        print(element)
    }).disposed(by: bag)

    mark("end of scope")
}
