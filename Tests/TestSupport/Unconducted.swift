// What is certain when nobody is held back.

import MiniRxTraced
import Recorder
import WalkthroughsTraced

/// Runs a sample many times as a race, and returns what was not as it has to be; `nil` if
/// everything was.
///
/// Certain is: what is printed, in which order and on which lane; and that the blocks of a
/// serial lane run in the order in which they were handed over, one after another.
public func uncertainty(
    of name: String,
    serialLanes: Set<String>
) -> String? {
    let expected = prints(of: walkthrough(name).record())
    for run in 1...replays {
        let recording = walkthrough(name).record(order: .asItComes)
        let printed = prints(of: recording)
        if printed != expected {
            return "run \(run) of \(name): \(printed)"
        }
        for lane in serialLanes {
            let ran = blocks(of: recording, on: lane)
            let inOrder = handOvers(of: recording, to: lane)
                .flatMap { ["# runs block \($0)", "# ends block \($0)"] }
            if ran != inOrder {
                return "run \(run) of \(name): on \(lane) there are \(ran)"
            }
        }
    }
    return nil
}

private func prints(of recording: Recording) -> [String] {
    recording.lines().filter { $0.text.hasPrefix("# prints") }
        .map { "\($0.step.lane): \($0.text)" }
}

private func blocks(of recording: Recording, on lane: String) -> [String] {
    recording.lines().filter { $0.step.lane == lane }.map(\.text)
        .filter { $0.hasPrefix("# runs block") || $0.hasPrefix("# ends block") }
}

private func handOvers(of recording: Recording, to lane: String) -> [Int] {
    recording.steps.compactMap { step in
        guard case .handsOver(let block, lane) = step.moment else { return nil }
        return block
    }
}
