// A binder called on a background queue, then on main, before main has run the queued action.
// Chapter: 8 (exercise behind-what-waits)

import Dispatch
import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let behindWhatWaits = Walkthrough(
        name: "behind-what-waits",
        title: "a binder on main, after queued elements",
        run: bindBehindWhatWaits
    )
}

@Sendable func bindBehindWhatWaits() {
    let label = Label()
    let text = Binder<String>(label) { label, value in
        label.text = value
        print("text is \(value)")
    }
    DispatchQueue(label: "background").async {
        text.onNext("almost")
    }
    DispatchQueue.main.async {
        text.onNext("done")
        print("onNext has returned")
    }
    settle()
}
