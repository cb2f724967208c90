// Which of the places that call a function made a recorded call.
// Chapter: 0 (the player)

import Recorder

/// Goes through a recording's steps in their order.
struct CallMatcher {
    /// For each call, by the number of its step, the code that it called.
    private var codes: [Int: Code] = [:]
    /// For each caller the end of the call in its text that happened last; 0 for code outside
    /// calls.
    private var ends: [Int: Int] = [:]
    /// How many blocks run on a thread.
    private var blocks: [Int: Int] = [:]

    /// Takes note of a step, and returns the code that is called.
    mutating func note(_ step: Step, _ files: inout SourceFiles) -> Code? {
        switch step.moment {
        // A deinitializer is no line: what it calls has no caller in the trace.
        case .enters(let call) where call.function != "deinit":
            codes[step.number] = files.code(of: call)
        case .runs: blocks[step.thread, default: 0] += 1
        case .ends: blocks[step.thread, default: 0] -= 1
        default: return nil
        }
        return codes[step.number]
    }

    /// The line in the caller's file on which a step was caused. What a block begins with was
    /// called by no code of these files.
    mutating func line(of step: Step, _ files: inout SourceFiles) -> Int? {
        guard let name = step.name else { return nil }
        let caller = step.caller.flatMap { codes[$0] }
        if caller == nil && (step.caller != nil || blocks[step.thread, default: 0] > 0) {
            return nil
        }
        let places = files.places(of: name, in: caller)
        let last = ends[step.caller ?? 0] ?? 0
        // A call may happen again, in a loop. A mark does not: the one at the end has no place.
        let next = places.first { $0.end > last } ?? (step.isMark ? nil : places.first)
        guard let place = next else { return nil }
        ends[step.caller ?? 0] = place.end
        return place.line
    }
}

extension Step {
    fileprivate var isMark: Bool {
        if case .marks = moment { true } else { false }
    }

    fileprivate var name: CalledName? {
        switch moment {
        case .enters(let call): CalledName(call)
        case .prints: .function("print", labels: ["_"])
        case .marks: .function("mark", labels: ["_"])
        case .leaves, .handsOver, .runs, .ends: nil
        }
    }
}
