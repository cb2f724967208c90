// Why objects are alive at the end, as the page of the player gets it.
// Chapter: 0 (the player)

import Leaks
import Recorder

extension PlayerData.Fate {
    static func all(_ leaks: Leaks) -> [PlayerData.Fate] {
        leaks.verdicts.sorted { $0.key < $1.key }.map { number, verdict in
            PlayerData.Fate(object: number, verdict: verdict.word, text: leaks.text(of: verdict))
        }
    }
}

extension Verdict {
    fileprivate var word: String {
        switch self {
        case .held: "held"
        case .stillSubscribed: "subscribed"
        case .heldByTimer: "timer"
        case .leaked: "leaked"
        case .unknown: "unknown"
        }
    }
}
