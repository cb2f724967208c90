// Judges exercise 3.1.

import Judging
import WalkthroughsTraced

let lanesOfAChainJudge = Judge(
    "lanes-of-a-chain",
    predicting: .lanesOfAChain,
    showing: .lanes,
    lines: 1...17,
    explained: [
        1: "02-schedulers.md#step-7-the-first-hand-over-the-subscription-itself",
        3: "03-observe-on.md#which-thread-runs-what",
        13: "02-schedulers.md#which-thread-disposes",
    ]
)
