// Judges exercise 6.1.

import Judging
import WalkthroughsTraced

private let stopped = "06-sequences.md#stopped-in-the-middle"
private let using = "06-sequences.md#using-a-resource-around-a-sequence"

let firstLineJudge = Judge(
    "first-line",
    predicting: .firstLine,
    lines: 75...98,
    explained: [75: stopped, 80: using, 84: stopped, 90: using, 91: stopped]
)
