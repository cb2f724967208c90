// Samples of each operator and of what else is public, recorded here and from RxSwift:
// Tests/Golden/Operators. They have no probes, for what is compared is the library.

import Foundation
import MiniRxTraced

/// A sample: from the first subscription to the last event.
typealias Sample = (name: String, run: () -> Void)

let operatorSamples =
    timeSamples + schedulerSamples + combiningSamples + flatteningSamples + plainSamples
    + traitsSamples + sharingSamples + endingSamples + memberSamples

struct SampleFailure: Error {}

final class SampleOwner: CustomDebugStringConvertible {
    let debugDescription = "owner"
}

/// Subscribes with all handlers.
func subscription<Element>(to sequence: Observable<Element>) -> Disposable {
    sequence.subscribe(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDisposed: {})
}

/// Turns a clock, by so many seconds each time, and then disposes.
func turnClock(_ seconds: [Double], _ body: (HistoricalScheduler) -> Disposable) {
    let clock = HistoricalScheduler()
    let subscription = body(clock)
    for time in seconds { clock.advanceTo(clock.now.addingTimeInterval(time)) }
    subscription.dispose()
    // What was called off goes, and what it holds: the clock itself, perhaps.
    clock.start()
}
