// Judges exercise 9.1.

import Judging
import WalkthroughsTraced

let whoIsToldJudge = Judge(
    "who-is-told",
    predicting: .whoIsTold,
    lines: 28...53,
    explained: [
        28: "09-subjects-and-relays.md#step-4-a-new-subscriber-receives-the-value",
        36: "09-subjects-and-relays.md#what-a-subject-is",
        46: "09-subjects-and-relays.md#four-subjects-and-three-relays",
        53: "09-subjects-and-relays.md#step-7-c-subscribes-too-late",
    ]
)
