// What ends a chain: observers, bindings, and the sequences of controls.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showObservers() {
    showOne("debug: source.debug()", until: 2.5) { source, _ in source.debug("source") }
    showSubscriber("subscribe: source.subscribe(onNext: { … })") { source in
        source.subscribe(onNext: { _ in })
    }
    showReleased()
    showSubscriber("bind: source.bind(to: relay)") { source in
        let relay = BehaviorRelay(value: 0)
        return Disposables.create(source.bind(to: relay), relay.subscribe())
    }
    showSubscriber("binder: source.bind(to: binder)") { source in
        let label = Named("label")
        let binder = Binder<Int>(label) { label, number in label.name = "\(number)" }
        return Disposables.create(source.bind(to: binder), Disposables.create { _ = label })
    }
    showControls()
}

/// A source that is subscribed to from its second element on, and left before its end.
private func showSubscriber(_ title: String, _ subscribe: (PublishSubject<Int>) -> Disposable) {
    let clock = begin(title)
    let source = PublishSubject<Int>()
    source.follow(clock, [1: 1, 2: 2, 3: 3, 4: 4], completed: 5)
    clock.advance(to: 1.5)
    let subscription = subscribe(source)
    clock.advance(to: 3.5)
    subscription.dispose()
    clock.advance(to: 6)
}

/// The object is released between two elements; the subscription goes on.
private func showReleased() {
    let clock = begin("subscribe-with: source.subscribe(with: object, onNext: { … })")
    let source = PublishSubject<Int>()
    source.follow(clock, [1: 1, 2: 2, 3: 3], completed: 4)
    var object: Named? = Named("object")
    let subscription = source.subscribe(with: object!, onNext: { _, _ in })
    clock.advance(to: 1.5)
    object = nil
    clock.advance(to: 6)
    subscription.dispose()
}

private func showControls() {
    let clock = begin("control-event: button.rx.tap")
    let taps = PublishSubject<Int>()
    taps.follow(clock, [1: 1, 2: 2, 3: 3])
    let tap = ControlEvent(events: taps)
    let first = tap.subscribe()
    clock.advance(to: 1.5)
    let second = tap.subscribe()
    clock.advance(to: 4)
    first.dispose()
    second.dispose()
    showProperty()
}

private func showProperty() {
    let clock = begin("control-property: field.rx.text")
    let text = BehaviorRelay(value: "")
    for (time, value) in [(1.0, "a"), (2.0, "ab")] { clock.at(time) { text.accept(value) } }
    let property = ControlProperty(values: text, valueSink: AnyObserver { _ in })
    let first = property.subscribe()
    clock.advance(to: 1.5)
    let second = property.subscribe()
    clock.advance(to: 3)
    first.dispose()
    second.dispose()
}

private final class Named {
    var name: String

    init(_ name: String) {
        self.name = name
    }
}
