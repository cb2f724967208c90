// Judges exercise 1.1.

import Judging
import WalkthroughsTraced

let afterTheEndJudge = Judge(
    "after-the-end",
    predicting: .afterTheEnd,
    lines: 18...34,
    explained: [
        18: "01-create-subscribe.md#step-14-oncompleted-takes-the-same-path",
        29: "01-create-subscribe.md#step-16-the-sink-disposes-of-itself-too-early",
        31: "01-create-subscribe.md#step-11-the-sink-checks-the-rules",
    ]
)
