// A sequence that subscribes on `connect()`, and replays an element to late subscribers.
// Chapter: 15 (replay and connect)

import MiniRx

@Sendable func replayConnect() {
    let source = PublishSubject<Int>()
    let replayed = source.replay(1)
    mark("one who is early")
    let early = replayed.subscribe(onNext: { element in
        print("early \(element)")
    })
    source.onNext(1)
    mark("connect()")
    let connection = replayed.connect()
    source.onNext(2)
    mark("one who is late")
    let late = replayed.subscribe(onNext: { element in
        print("late \(element)")
    })
    mark("dispose() of the connection")
    connection.dispose()
    source.onNext(3)
    early.dispose()
    late.dispose()
}
