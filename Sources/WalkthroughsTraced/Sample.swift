// The samples once more, compiled from copies with probes. The plugin `InstrumentPlugin` makes the
// copies. This file takes the place of the one of its name.
// Chapter: 0 (how code is recorded)

import Recorder

func settle() {
    Trace.settle()
}

func wait(ticks count: Int) {
    Trace.wait(ticks: count)
}

func mark(_ text: String) {
    Trace.mark(text)
}
