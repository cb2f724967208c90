// `kit trace`.

import Recorder
import WalkthroughsTraced

enum TraceFormat: String, CaseIterable {
    /// Every call with its number, lane, file and line, deinitializers included.
    case text
    /// The form in which the traces of RxSwift are kept and compared.
    case golden
    /// One JSON object for each step.
    case jsonl
}

func showTrace(_ walkthrough: Walkthrough, _ format: TraceFormat, order: String) throws {
    let recording = walkthrough.record(order: ReplayOrder(rawValue: order)!)
    print(try recording.text(format), terminator: "")
}

extension Recording {
    /// What happened, in that form.
    func text(_ format: TraceFormat) throws -> String {
        switch format {
        case .text: return text()
        case .golden: return golden()
        case .jsonl: return try jsonLines()
        }
    }
}
