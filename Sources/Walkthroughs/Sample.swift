// What the samples need to be run as a program: to wait, and to name their sections.
// Chapter: 0 (how to read the source)
//
// In a recording other functions of these names take their place: see `WalkthroughsTraced`.

import Foundation

/// Lets other queues, and timers that fire once, do their work.
func settle() {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
}

/// Lets timers tick about `count` times: the samples' do it every 20 milliseconds.
func wait(ticks count: Int) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02 * Double(count) + 0.01))
}

/// Begins a new section of the sample.
func mark(_ text: String) {
    print("– \(text) –")
}
