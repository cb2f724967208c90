// Judges exercise 7.1.

import Judging
import WalkthroughsTraced

let twoForASingleJudge = Judge(
    "two-for-a-single",
    predicting: .twoForASingle,
    lines: 40...64,
    explained: [
        40: "07-traits.md#from-a-sequence-to-a-trait",
        47: "07-traits.md#step-6-onsuccess-and-at-once-ondisposed",
        52: "07-traits.md#from-a-sequence-to-a-trait",
        56: "01-create-subscribe.md#step-11-the-sink-checks-the-rules",
        58: "07-traits.md#from-a-sequence-to-a-trait",
    ]
)
