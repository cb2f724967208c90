// `kit trace`.

import Levels
import Recorder
import WalkthroughsTraced

enum TraceFormat: String, CaseIterable {
    /// Every call with its number, lane, file and line, deinitializers included.
    case text
    /// The format in which RxSwift's traces are stored and compared.
    case golden
    /// One JSON object for each step.
    case jsonl
}

/// - parameter format: `nil` for a level, as text for the terminal.
func showTrace(
    _ walkthrough: Walkthrough,
    _ format: TraceFormat?,
    _ options: LevelOptions,
    order: String
) throws {
    let recording = walkthrough.record(order: ReplayOrder(rawValue: order)!)
    guard let format else {
        return try LevelView(
            run: Run(recording, files: []),
            options: options,
            command: "trace \(walkthrough.name)"
        ).show()
    }
    try recording.write(format, to: nil)
}

extension Recording {
    /// Writes the recording in that format to a file, or to standard output.
    func write(_ format: TraceFormat, to file: String?) throws {
        try output(to: file) { write in
            switch format {
            case .text: eachLineOfText(write)
            case .golden: eachGoldenLine(write)
            case .jsonl: eachJSONLine(write)
            }
        }
    }
}
