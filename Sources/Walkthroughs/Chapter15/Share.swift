// Two shared sequences: one while it has subscribers, one for as long as it exists.
// Chapter: 15 (share)

import MiniRx

@Sendable func sharePlain() {
    let source = PublishSubject<Int>()
    let shared = source.share()
    let first = shared.subscribe(onNext: { element in
        print("first \(element)")
    })
    let second = shared.subscribe(onNext: { element in
        print("second \(element)")
    })
    source.onNext(1)
    mark("dispose both")
    first.dispose()
    second.dispose()
    source.onNext(2)
}

@Sendable func shareReplayForever() {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: 1, scope: .forever)
    let first = shared.subscribe(onNext: { element in
        print("first \(element)")
    })
    source.onNext(1)
    let second = shared.subscribe(onNext: { element in
        print("second \(element)")
    })
    mark("dispose both")
    first.dispose()
    second.dispose()
    mark("a third, after all have gone")
    shared.subscribe(onNext: { element in
        print("third \(element)")
    }).dispose()
}
