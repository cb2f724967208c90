// What the samples need to show up in a recording: probes for their own closures, prints, marks.
// Chapter: 0 (how to read a trace)

import MiniRx

#if DEBUG
    /// Records that one of the sample's closures was called: the `number`th, in source order, of
    /// the function or closure around it.
    func enter(
        closure number: Int,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Int {
        Trace.enterClosure(number, file: file, line: line)
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

    /// Begins a new section of the recording.
    func mark(_ text: String) {
        Trace.mark(text)
    }
#else
    @inline(__always)
    func enter(closure number: Int) -> Int { 0 }

    @inline(__always)
    func leave(_ step: Int) {}

    @inline(__always)
    func mark(_ text: String) {}
#endif
