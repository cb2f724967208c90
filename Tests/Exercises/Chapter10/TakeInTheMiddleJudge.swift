// Judges exercise 10.1.

import Judging
import WalkthroughsTraced

let takeInTheMiddleJudge = Judge(
    "take-in-the-middle",
    predicting: .takeInTheMiddle,
    lines: 47...70,
    explained: [
        47: "10-reading-an-operator.md#step-6-take-has-enough-completed",
        56: "10-reading-an-operator.md#step-7-then-it-disposes-and-that-goes-up",
        68: "09-subjects-and-relays.md#step-5-the-next-event-reaches-b-alone",
    ]
)
