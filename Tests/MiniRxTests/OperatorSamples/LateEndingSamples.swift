// What goes on after a disposal, and sequences of other types: see OperatorSamples.swift.

import MiniRxTraced

let lateEndingSamples = samples([
    "group-disposed-later": {
        let a = PublishSubject<Int>()
        var groups: [Disposable] = []
        let d = a.groupBy { $0 % 2 }.subscribe(onNext: {
            groups.append(subscription(to: $0.asObservable()))
        })
        a.onNext(1)
        a.onNext(2)
        d.dispose()
        a.onNext(3)
        for group in groups { group.dispose() }
        a.onNext(4)
    },
    "window-disposed-later": {
        let a = PublishSubject<Int>()
        var windows: [Disposable] = []
        turnClock([1]) { c in
            let d = a.window(timeSpan: .seconds(2), count: 2, scheduler: c)
                .subscribe(onNext: { windows.append(subscription(to: $0)) })
            a.onNext(1)
            d.dispose()
            a.onNext(2)
            for window in windows { window.dispose() }
            return d
        }
    },
    "group-itself": {
        let a = PublishSubject<Int>()
        let d = a.groupBy { $0 % 2 }.subscribe(onNext: { group in
            group.subscribe(PublishSubject<Int>()).dispose()
        })
        a.onNext(1)
        d.dispose()
    },
    "as-observable-of-others": {
        struct OtherSequence: ObservableType {
            typealias Element = Int

            func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
            where Observer.Element == Int {
                Observable.of(1).subscribe(observer)
            }
        }
        struct OtherDriver: SharedSequenceConvertibleType {
            typealias Element = Int
            typealias SharingStrategy = DriverSharingStrategy

            func asSharedSequence() -> Driver<Int> { Driver.empty() }
        }
        subscription(to: OtherSequence().asObservable()).dispose()
        subscription(to: OtherDriver().asObservable()).dispose()
    },
])
