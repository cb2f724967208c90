// Judges exercise 1.3.

import Judging
import WalkthroughsTraced

private let order =
    "01-create-subscribe.md"
    + "#who-calls-dispose-and-in-what-order-do-oncompleted-ondisposed-and-the-cleanup-run"
private let closures = "00-how-to-read.md#how-to-read-a-trace"

let endingByErrorJudge = Judge(
    "ending-by-error",
    predicting: .endingByError,
    lines: 27...49,
    explained: [
        27: "01-create-subscribe.md#step-2-subscribe-makes-a-disposable-of-ondisposed",
        34: closures,
        35: order,
        37: closures,
        38: order,
        39: "05-dispose.md#sink-and-disposer-dispose-of-each-other-why-no-endless-loop",
        43: order,
        46: "01-create-subscribe.md#step-21-dispose-by-hand-finds-nothing-to-do",
    ]
)
