// One subscription for several subscribers.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showSharing() {
    showShared("share: source.share()") { $0.share() }
    showShared("share-replay-1: source.share(replay: 1)") { $0.share(replay: 1) }
    showShared("share-replay-2: source.share(replay: 2)") { $0.share(replay: 2) }
    showShared("share-forever: source.share(scope: .forever)") { $0.share(scope: .forever) }
    showShared("share-replay-1-forever: source.share(replay: 1, scope: .forever)") {
        $0.share(replay: 1, scope: .forever)
    }
    showShared("share-replay-2-forever: source.share(replay: 2, scope: .forever)") {
        $0.share(replay: 2, scope: .forever)
    }
    showConnected()
    showShared("ref-count: source.publish().refCount()") { $0.publish().refCount() }
    showOne("multicast-selector: source.multicast(…) { Observable.zip($0, $0.skip(1)) }") {
        source,
        _ in
        source.multicast({ PublishSubject<Int>() }) { shared in
            Observable.zip(shared, shared.skip(1)) { "\($0)\($1)" }
        }
    }
}

/// Two subscribers of a cold source, who leave it; then one until its end, and one after that.
private func showShared(_ title: String, _ share: (Observable<Int>) -> Observable<Int>) {
    let clock = begin(title)
    let shared = share(clock.cold([1: 1, 1.5: 2, 2.5: 3], completed: 3.5))
    let first = shared.subscribe()
    clock.advance(to: 2)
    let second = shared.subscribe()
    clock.advance(to: 3)
    first.dispose()
    second.dispose()
    clock.advance(to: 4)
    let third = shared.subscribe()
    clock.advance(to: 8)
    let fourth = shared.subscribe()
    clock.advance(to: 10)
    third.dispose()
    fourth.dispose()
}

private func showConnected() {
    let clock = begin("publish: source.publish(), connect() at 1.5")
    let source = PublishSubject<Int>()
    source.follow(clock, [1: 1, 2: 2, 3: 3], completed: 4)
    let published = source.publish()
    let first = published.subscribe()
    clock.advance(to: 1.5)
    let connection = published.connect()
    clock.advance(to: 2.5)
    let second = published.subscribe()
    clock.advance(to: 5)
    first.dispose()
    second.dispose()
    connection.dispose()
}
