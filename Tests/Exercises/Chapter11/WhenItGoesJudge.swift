// Judges exercise 11.1.

import Judging
import WalkthroughsTraced

let whenItGoesJudge = Judge(
    "when-it-goes",
    predicting: .whenItGoes,
    lines: 113...139,
    explained: [
        113: "11-what-6.2.0-gets-wrong.md#andthen-keeps-what-is-done",
        124: "11-what-6.2.0-gets-wrong.md#what-is-kept",
        132: "11-what-6.2.0-gets-wrong.md#deferred-keeps-its-factory",
    ]
)
