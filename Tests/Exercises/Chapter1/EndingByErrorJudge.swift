// Judges exercise 1.3.

import Judging
import Walkthroughs

private let order =
    "01-create-subscribe.md"
    + "#who-calls-dispose-and-in-what-order-do-oncompleted-ondisposed-and-the-cleanup-run"

let endingByErrorJudge = Judge(
    "ending-by-error",
    predicting: .endingByError,
    lines: 27...49,
    explained: [
        27: "01-create-subscribe.md#step-2-subscribe-makes-a-disposable-of-ondisposed",
        36: order,
        39: "01-create-subscribe.md#sink-and-disposer-dispose-of-each-other-why-no-endless-loop",
        43: order,
        46: "01-create-subscribe.md#step-21-dispose-by-hand-finds-nothing-to-do",
    ]
)
