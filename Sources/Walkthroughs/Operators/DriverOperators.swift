// Sequences for the main thread: two subscribers each, the second one later.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showDrivers() {
    let driver = begin("driver: relay.asDriver()")
    let relay = BehaviorRelay(value: 0)
    for number in 1...2 { driver.at(Double(number)) { relay.accept(number) } }
    let values = relay.asDriver()
    let first = values.drive()
    driver.advance(to: 1.5)
    let second = values.drive()
    driver.advance(to: 3)
    first.dispose()
    second.dispose()
    showMappedDriver()
    showSignal()
}

private func showMappedDriver() {
    let clock = begin("driver-operators: relay.asDriver().map { $0 * 10 }")
    let relay = BehaviorRelay(value: 0)
    for number in 1...2 { clock.at(Double(number)) { relay.accept(number) } }
    let mapped = relay.asDriver().map { $0 * 10 }
    let first = mapped.drive()
    clock.advance(to: 1.5)
    let second = mapped.drive()
    clock.advance(to: 3)
    first.dispose()
    second.dispose()
}

private func showSignal() {
    let clock = begin("signal: relay.asSignal()")
    let relay = PublishRelay<Int>()
    for number in 1...2 { clock.at(Double(number)) { relay.accept(number) } }
    let taps = relay.asSignal()
    let first = taps.emit()
    clock.advance(to: 1.5)
    let second = taps.emit()
    clock.advance(to: 3)
    first.dispose()
    second.dispose()
}
