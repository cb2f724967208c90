// Judges exercise 5.1.

import Judging
import WalkthroughsTraced

let twoEndingsAtOnceJudge = Judge(
    "two-endings-at-once",
    predicting: .twoEndingsAtOnce,
    lines: 30...54,
    explained: [
        30: "05-dispose.md#four-endings",
        51: "05-dispose.md#the-two-flags",
    ]
)
