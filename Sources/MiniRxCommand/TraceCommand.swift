// `kit trace`.

import Walkthroughs

#if DEBUG
    import MiniRx
#endif

enum TraceFormat: String, CaseIterable {
    /// Every call with its number, lane, file and line, deinitializers included.
    case text
    /// The form in which the traces of RxSwift are kept and compared.
    case golden
    /// One JSON object for each step.
    case jsonl
}

func showTrace(_ walkthrough: Walkthrough, _ format: TraceFormat, order: String) throws {
    #if DEBUG
        let recording = walkthrough.record(order: ReplayOrder(rawValue: order)!)
        switch format {
        case .text: print(recording.text(), terminator: "")
        case .golden: print(recording.golden(), terminator: "")
        case .jsonl: print(try recording.jsonLines(), terminator: "")
        }
    #else
        throw CommandError.releaseBuild
    #endif
}

#if !DEBUG
    extension CommandError {
        static let releaseBuild = CommandError(
            message: """
                this is a release build, which cannot look inside the library.
                Use a debug build: swift run kit walk
                """,
            status: 1
        )
    }
#endif
