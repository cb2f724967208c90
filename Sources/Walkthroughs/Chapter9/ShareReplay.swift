// One source with two observers, shared by `share(replay: 1)`.
// Chapter: 9 (a subject and share)

import MiniRx

@Sendable func shareReplay() {
    var send: AnyObserver<Int>?
    let shared = Observable<Int>.create { observer in
        print("the source is subscribed to")
        send = observer
        return Disposables.create {
            print("the source is left")
        }
    }.share(replay: 1)
    mark("subscribe A")
    let a = shared.subscribe(onNext: { element in
        print("A \(element)")
    })
    mark("onNext(1)")
    send?.onNext(1)
    mark("subscribe B")
    let b = shared.subscribe(onNext: { element in
        print("B \(element)")
    })
    mark("dispose A")
    a.dispose()
    mark("onNext(2)")
    send?.onNext(2)
    mark("dispose B")
    b.dispose()
    // Breaks a retain cycle: `send` leads to the shared sequence, which retains the closure.
    send = nil
}
