// Judges exercise 16.1.

import Judging
import WalkthroughsTraced

let whenItGoesJudge = Judge(
    "when-it-goes",
    predicting: .whenItGoes,
    lines: 113...139,
    explained: [
        113: "16-what-6.2.0-gets-wrong.md#andthen-keeps-its-first-sequence",
        124: "16-what-6.2.0-gets-wrong.md#objects-that-are-kept-too-long",
        132: "16-what-6.2.0-gets-wrong.md#deferred-keeps-its-factory",
    ]
)
