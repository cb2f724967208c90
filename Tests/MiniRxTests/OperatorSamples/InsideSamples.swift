// What happens while something else goes on, and what comes too late: see OperatorSamples.swift.

import Foundation
import MiniRxTraced
import Recorder

let insideSamples = samples([
    "take-until-other-completed": {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let d = subscription(to: a.take(until: b))
        b.onCompleted()
        a.onNext(1)
        d.dispose()
    },
    "skip-until-other-completed": {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let d = subscription(to: a.skip(until: b))
        b.onCompleted()
        a.onNext(1)
        d.dispose()
    },
    "publish-subject-ends-twice": {
        let s = PublishSubject<Int>()
        let d = subscription(to: s)
        s.onCompleted()
        s.onError(SampleFailure())
        d.dispose()
    },
    "share-disposed-inside-its-end": {
        for replay in [0, 1] {
            let s = PublishSubject<Int>()
            var d: Disposable?
            d = s.share(replay: replay).subscribe(onCompleted: { d?.dispose() })
            s.onCompleted()
        }
    },
    "switch-latest-inside": {
        let s = PublishSubject<Observable<Int>>()
        let a = PublishSubject<Int>()
        let d = subscription(to: s.switchLatest())
        let e = a.subscribe(onNext: { _ in s.onNext(Observable.never()) })
        s.onNext(a)
        a.onNext(1)
        e.dispose()
        d.dispose()
    },
    "ref-count-of-what-has-ended": {
        let s = ReplaySubject<Int>.create(bufferSize: 1)
        s.onCompleted()
        subscription(to: Observable.of(1).multicast(s).refCount()).dispose()
    },
    "concat-from-below-at-once": {
        subscription(to: Observable.concat([Observable.of(1), Observable.of(2)]).take(1)).dispose()
    },
    "concurrent-queue-called-off": {
        let scheduler = ConcurrentDispatchQueueScheduler(queue: .main)
        scheduler.schedule(1) { _ in Disposables.create {} }.dispose()
        Trace.settle()
    },
    "main-called-off": {
        let d = MainScheduler.asyncInstance.schedule(1) { _ in Disposables.create {} }
        d.dispose()
        Trace.settle()
    },
    "operation-queue-called-off": {
        let scheduler = OperationQueueScheduler(operationQueue: .main)
        scheduler.schedule(1) { _ in Disposables.create {} }.dispose()
        Trace.settle()
    },
])
