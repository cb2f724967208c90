// Judges exercise 11.1.

import Judging
import WalkthroughsTraced

let whenItGoesJudge = Judge(
    "when-it-goes",
    predicting: .whenItGoes,
    lines: 113...139,
    explained: [
        113: "11-what-6.2.0-gets-wrong.md#andthen-keeps-its-first-sequence",
        124: "11-what-6.2.0-gets-wrong.md#objects-that-are-kept-too-long",
        132: "11-what-6.2.0-gets-wrong.md#deferred-keeps-its-factory",
    ]
)
