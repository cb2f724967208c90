// Judges exercise 7.1.

import Judging
import WalkthroughsTraced

let twoForASingleJudge = Judge(
    "two-for-a-single",
    predicting: .twoForASingle,
    lines: 41...65,
    explained: [
        41: "07-traits.md#from-a-sequence-to-a-trait",
        48: "07-traits.md#step-6-onsuccess-and-at-once-ondisposed",
        53: "07-traits.md#from-a-sequence-to-a-trait",
        57: "01-create-subscribe.md#step-11-the-sink-checks-the-rules",
        59: "07-traits.md#from-a-sequence-to-a-trait",
    ]
)
