// Judges exercise 8.1.

import Judging
import WalkthroughsTraced

let behindWhatWaitsJudge = Judge(
    "behind-what-waits",
    predicting: .behindWhatWaits,
    lines: 12...37,
    explained: [
        12: "08-observers-and-binder.md#step-9-the-element-waits-for-the-main-queue",
        15: "08-observers-and-binder.md#step-4-the-binder-hands-it-to-its-scheduler",
        22: "08-observers-and-binder.md#why-is-my-label-updated-later",
        25: "08-observers-and-binder.md#step-10-main-runs-the-queued-block",
        29: "08-observers-and-binder.md#why-is-my-label-updated-later",
    ]
)
