// What the samples of operators have in common: a virtual clock, and sources that follow it.
// Chapter: 10 (each operator in one place)

import Foundation
import MiniRx

enum Failure: Error {
    case broken
}

/// Begins a section, and a virtual clock for it.
/// - parameter title: The name of its picture, and the code that it shows: `take: source.take(2)`.
func begin(_ title: String) -> HistoricalScheduler {
    mark(title)
    let clock = HistoricalScheduler()
    // From here on, the recording has the time of this clock.
    clock.advanceTo(clock.now)
    return clock
}

/// A section with one subscriber, which is disposed of after some seconds.
func show<Element>(
    _ title: String,
    until end: Double = 6,
    _ make: (HistoricalScheduler) -> Observable<Element>
) {
    let clock = begin(title)
    let subscription = make(clock).subscribe(onError: { _ in })
    clock.advance(to: end)
    subscription.dispose()
}

/// A section with a source that sends 1, 2 and 3.
func showOne<Element>(
    _ title: String,
    until end: Double = 6,
    _ make: (PublishSubject<Int>, HistoricalScheduler) -> Observable<Element>
) {
    show(title, until: end) { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [1: 1, 2: 2, 3: 3], completed: 4)
        return make(source, clock)
    }
}

extension HistoricalScheduler {
    /// Moves to a number of seconds after the clock's beginning.
    func advance(to seconds: Double) {
        advanceTo(Date(timeIntervalSince1970: seconds))
    }

    /// Does something at a number of seconds from now.
    @discardableResult
    func at(_ seconds: Double, _ action: @escaping () -> Void) -> Disposable {
        let time = RxTimeInterval.milliseconds(Int(seconds * 1000))
        return scheduleRelative((), dueTime: time) { _ in
            action()
            return Disposables.create()
        }
    }

    /// A sequence that begins anew for each subscriber: elements with their seconds, then the end.
    func cold<Element>(
        _ elements: KeyValuePairs<Double, Element>,
        completed: Double? = nil,
        failed: Double? = nil
    ) -> Observable<Element> {
        Observable.create { observer in
            self.send(elements, completed: completed, failed: failed, to: observer)
        }
    }

    @discardableResult
    func send<Observer: ObserverType>(
        _ elements: KeyValuePairs<Double, Observer.Element>,
        completed: Double?,
        failed: Double?,
        to observer: Observer
    ) -> Disposable {
        var waiting = elements.map { time, element in at(time) { observer.onNext(element) } }
        if let completed { waiting.append(at(completed) { observer.onCompleted() }) }
        if let failed { waiting.append(at(failed) { observer.onError(Failure.broken) }) }
        return Disposables.create(waiting)
    }
}

extension ObserverType {
    /// Receives elements, each at its second, and an end.
    func follow(
        _ clock: HistoricalScheduler,
        _ elements: KeyValuePairs<Double, Element>,
        completed: Double? = nil,
        failed: Double? = nil
    ) {
        clock.send(elements, completed: completed, failed: failed, to: self)
    }
}
