// Recordings of the samples, and what all chapters ask of them.

import Foundation
import MiniRxTraced
import Recorder
import WalkthroughsTraced

/// The sample of that name. There has to be one.
public func walkthrough(_ name: String) -> Walkthrough {
    guard let walkthrough = Walkthrough.named(name) else {
        fatalError("There is no walkthrough \(name).")
    }
    return walkthrough
}

/// The calls of a sample.
public func recorded(_ name: String) -> Calls {
    Calls(walkthrough(name).record())
}

/// The first line in which a sample's recording differs from RxSwift's; `nil` if they are
/// equal.
/// - parameter deinits: Whether to compare when what is freed, too.
public func differenceFromRxSwift(_ name: String, deinits: Bool = false) throws -> String? {
    firstDifference(
        of: walkthrough(name).record().golden(deinits: deinits),
        from: try goldenTrace(deinits ? "\(name)-with-deinits" : name)
    )
}

/// How often tests that repeat a sample repeat it: what the environment says in `MINIRX_REPLAYS`,
/// else 50 times.
public let replays =
    ProcessInfo.processInfo.environment["MINIRX_REPLAYS"].flatMap { Int($0) } ?? 50

/// The first line in which one of many replays differs from RxSwift's trace.
public func differenceFromRxSwiftInManyReplays(_ name: String) throws -> String? {
    let golden = try goldenTrace(name)
    for replay in 1...replays {
        let trace = walkthrough(name).record().golden()
        if let difference = firstDifference(of: trace, from: golden) {
            return "In replay \(replay): \(difference)"
        }
    }
    return nil
}
