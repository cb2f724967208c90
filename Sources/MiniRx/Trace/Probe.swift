// The probe: the one line at the head of each function which tells the recorder that it was called.
// Mirrors: nothing in RxSwift. RxSwift does the like with its SynchronizationTracker.
// Chapter: 0 (how to read the source)
//
// `let step = enter("Sink", self, event); defer { leave(step) }`
// While nothing records, a probe costs one load. In a release build both functions are empty and
// are copied to where they are called, in whatever module: not a symbol of them is left.

#if DEBUG
    import Synchronization

    /// What every probe reads first.
    let isRecording = Atomic(false)

    /// Records that a function was called.
    ///
    /// - parameter type: The type in whose source the function stands.
    /// - parameter receiver: `self`, except in initializers, where there is none yet.
    /// - parameter event: The event it was given, if it was given one.
    /// - returns: The step's number, for `leave`; 0 if nothing records.
    @usableFromInline
    func enter(
        _ type: StaticString,
        _ receiver: @autoclosure () -> Any? = nil,
        _ event: @autoclosure () -> Any? = nil,
        function: StaticString = #function,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Int {
        guard isRecording.load(ordering: .relaxed) else { return 0 }
        return Trace.enter(
            Call(
                type: "\(type)",
                function: "\(function)",
                receiver: receiver(),
                event: event(),
                file: file,
                line: line
            )
        )
    }

    /// Records that a closure was called: the `number`th, in source order, of the function around
    /// it.
    @usableFromInline
    func enter(
        closure number: Int,
        in type: StaticString,
        _ event: @autoclosure () -> Any? = nil,
        function: StaticString = #function,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Int {
        guard isRecording.load(ordering: .relaxed) else { return 0 }
        return Trace.enter(
            Call(
                type: nil,
                function: "closure#\(number) in \(type).\(function)",
                receiver: nil,
                event: event(),
                file: file,
                line: line
            )
        )
    }

    /// Records that the function returned.
    @usableFromInline
    func leave(_ step: Int) {
        if step != 0 {
            Trace.leave(step)
        }
    }
#else
    @_alwaysEmitIntoClient @inline(__always)
    func enter(
        _ type: StaticString,
        _ receiver: @autoclosure () -> Any? = nil,
        _ event: @autoclosure () -> Any? = nil,
        function: StaticString = ""
    ) -> Int { 0 }

    @_alwaysEmitIntoClient @inline(__always)
    func enter(
        closure number: Int,
        in type: StaticString,
        _ event: @autoclosure () -> Any? = nil,
        function: StaticString = ""
    ) -> Int { 0 }

    @_alwaysEmitIntoClient @inline(__always)
    func leave(_ step: Int) {}
#endif
