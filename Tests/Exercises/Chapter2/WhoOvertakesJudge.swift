// Judges exercise 2.1.

import Judging
import WalkthroughsTraced

let whoOvertakesJudge = Judge(
    "who-overtakes",
    predicting: .whoOvertakes,
    lines: 7...26,
    explained: [
        7: "02-schedulers.md#mainscheduler-at-once-or-queued",
        12: "02-schedulers.md#concurrentmainscheduler-at-once-on-main-always",
        17: "02-schedulers.md#serial-against-concurrent",
        23: "02-schedulers.md#the-walkthrough",
    ]
)
