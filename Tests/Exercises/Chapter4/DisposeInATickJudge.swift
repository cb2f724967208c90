// Judges exercise 4.1.

import Judging
import WalkthroughsTraced

let disposeInATickJudge = Judge(
    "dispose-in-a-tick",
    predicting: .disposeInATick,
    lines: 41...64,
    explained: [
        41: "04-interval.md#step-8-the-way-up-to-your-closure",
        50: "04-interval.md#step-10-dispose-cancels-the-source",
        57: "01-create-subscribe.md#step-20-what-subscribe-returns",
        60: "04-interval.md#on-a-queue-of-its-own",
    ]
)
