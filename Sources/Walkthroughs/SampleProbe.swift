// What the samples need to show up in a recording: probes for their own closures, prints, marks.
// Chapter: 0 (how to read a trace)

import Dispatch
import MiniRx

#if DEBUG
    /// Records that one of the sample's closures was called: the `number`th, in source order, of
    /// the function or closure around it.
    func enter(
        closure number: Int,
        _ event: Any? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Int {
        Trace.enterClosure(number, event: event, file: file, line: line)
    }

    /// Records that the closure returned.
    func leave(_ step: Int) {
        Trace.leaveClosure(step)
    }

    /// Prints into the recording, or to standard output if nothing records.
    func print(_ value: Any) {
        if !Trace.prints("\(value)") {
            Swift.print(value)
        }
    }

    /// Waits, on the main thread, until all blocks that were handed to other queues have run.
    func settle() {
        Trace.settle()
    }

    /// Waits, on the main thread, until timers that repeat have ticked `count` times.
    func wait(ticks count: Int) {
        Trace.wait(ticks: count)
    }

    extension DispatchQueue {
        /// Hands over a block of the sample's own, and records it.
        func async(_ block: @escaping () -> Void) {
            Trace.handOver(block, to: lane) { block in self.async(execute: { block() }) }
        }
    }

    /// Begins a new section of the recording.
    func mark(_ text: String) {
        Trace.mark(text)
    }
#else
    @inline(__always)
    func enter(closure number: Int, _ event: Any? = nil) -> Int { 0 }

    @inline(__always)
    func leave(_ step: Int) {}

    @inline(__always)
    func settle() {}

    @inline(__always)
    func wait(ticks count: Int) {}

    @inline(__always)
    func mark(_ text: String) {}
#endif
