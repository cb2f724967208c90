// A step of a run, small enough for a run with a million.
// Chapter: 0 (levels)

import Recorder

extension Run {
    /// A step that is not a return. What it does not have is 0; the step itself is made when it is asked
    /// for.
    public struct Entry {
        private let steps: Steps
        private let index: UInt32
        private let lineOrZero: UInt32
        private let depthInCalls: UInt32
        /// The index of the call around it, plus 1.
        private let parentOrZero: UInt32
        private let blockOrZero: UInt32
        private var endOfNested: UInt32
        /// Where the program's own file makes the call.
        var called: CalledPlace?

        init(
            _ steps: Steps,
            _ index: Int,
            line: Int?,
            depth: Int,
            parent: Int?,
            block: Int?,
            end: Int
        ) {
            self.steps = steps
            (self.index, depthInCalls) = (UInt32(index), UInt32(depth))
            (lineOrZero, blockOrZero) = (UInt32(line ?? 0), UInt32(block ?? 0))
            (parentOrZero, endOfNested) = (UInt32(parent.map { $0 + 1 } ?? 0), UInt32(end))
        }

        /// The index of the step in the recording.
        package var position: Int { Int(index) }
        /// The step.
        public var step: Step { steps[Int(index)] }
        /// The number of its line in a trace; `nil` for a deinitializer.
        public var line: Int? { lineOrZero == 0 ? nil : Int(lineOrZero) }
        /// The number of shown calls around it.
        public var depth: Int { Int(depthInCalls) }
        /// The index of the call around it, if there is one in its block.
        public var parent: Int? { parentOrZero == 0 ? nil : Int(parentOrZero) - 1 }
        /// The block that runs on its thread.
        public var block: Int? { blockOrZero == 0 ? nil : Int(blockOrZero) }
        /// The index after its last nested entry.
        public internal(set) var end: Int {
            get { Int(endOfNested) }
            set { endOfNested = UInt32(newValue) }
        }
        /// The line of the program's own file that makes the call.
        public var site: Place? { called?.place }
        /// The place in that file, in bytes.
        public var offset: Int? { called?.offset }

        /// The call, unless it is another kind of step.
        public var call: Call? { steps.call(Int(index)) }
    }
}

/// A place that the entries with calls from it share.
final class CalledPlace: Sendable {
    let place: Place
    /// In bytes from the beginning of the file.
    let offset: Int

    init(_ place: Place, _ offset: Int) {
        (self.place, self.offset) = (place, offset)
    }
}
