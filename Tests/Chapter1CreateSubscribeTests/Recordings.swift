// What the claims are checked against.

import MiniRx
import TestSupport
import Walkthroughs

/// The calls of the chapter's sample.
var createSubscribe: Calls { recorded("create-subscribe") }

/// The calls of any sample.
func recorded(_ name: String) -> Calls {
    guard let walkthrough = Walkthrough.named(name) else {
        fatalError("There is no walkthrough \(name).")
    }
    return Calls(walkthrough.record())
}
