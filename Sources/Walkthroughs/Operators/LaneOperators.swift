// Two lanes: a queue of its own, and main.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showLanes() {
    showLane("observe-on: .of(1, 2).observe(on: queue)") { $0.observe(on: $1) }
    showLane("subscribe-on: .of(1, 2).subscribe(on: queue)") { $0.subscribe(on: $1) }
}

private func showLane(
    _ title: String,
    _ move: (Observable<Int>, SerialDispatchQueueScheduler) -> Observable<Int>
) {
    mark(title)
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "queue")
    let subscription = move(Observable.of(1, 2), queue).subscribe()
    settle()
    subscription.dispose()
}
