// A sample without probes, with deinitializers in its record.

import MiniRxTraced

let aritySamples: [(name: String, run: () -> Void)] = [
    ("one", { Observable(of: 1).subscribe { _ in } }),
    ("two", { Observable(of: 1).unknown() }),
]
let operatorSamples: [(name: String, run: () -> Void)] = []
