// Judges exercise 3.2.

import Judging
import WalkthroughsTraced

let theLastTurnJudge = Judge(
    "the-last-turn",
    predicting: Walkthrough.named("observe-on-concurrent-queue")!,
    lines: 166...189,
    explained: [
        166: "03-observe-on.md#why-observeon-has-two-implementations",
        173: "03-observe-on.md#step-13-the-queue-delivers-completed-and-disposes",
        182: "06-sequences.md#the-iterator-has-no-more-elements",
        185: "03-observe-on.md#step-13-the-queue-delivers-completed-and-disposes",
        188: "03-observe-on.md#why-observeon-has-two-implementations",
    ]
)
