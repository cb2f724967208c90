// The steps of a recording, each made from its record when it is asked for.
// Chapter: 0 (how to read a trace)

/// The steps of a recording, in order.
public struct Steps: RandomAccessCollection, Sendable {
    let stored: StoredRecording

    /// The index of the first step.
    public var startIndex: Int { 0 }
    /// The number of the steps.
    public var endIndex: Int { stored.steps.count }

    /// A step. To ask for it again is as much work as to ask for it once.
    public subscript(index: Int) -> Step { stored.step(index) }

    /// The call that a step begins; `nil` for another kind of step.
    package func call(_ index: Int) -> Call? { stored.call(index) }
}
