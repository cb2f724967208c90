// The functions with which a sample runs as a program: it waits, and names its sections.
// Chapter: 0 (how to read the source)
//
// A recording uses other functions of the same names: see `WalkthroughsTraced`.

import Foundation

/// Waits until other queues and one-shot timers have run.
func settle() {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
}

/// Waits for about `count` ticks of a timer. The samples' timers tick every 20 milliseconds.
func wait(ticks count: Int) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02 * Double(count) + 0.01))
}

/// Begins a new section of the sample.
func mark(_ text: String) {
    print("– \(text) –")
}
