// Walkthroughs of the library that stands in for RxSwift.

import Dispatch
import MiniRx

extension Walkthrough {
    /// All of them.
    public static let all = [
        Walkthrough(name: "plain", title: "a sequence", run: plain),
        Walkthrough(name: "queue", title: "on a queue", run: onQueue),
        Walkthrough(name: "relay", title: "a relay", run: relay),
    ]

    /// These, and one that does not compile.
    public static let recorded =
        all + [Walkthrough(name: "unknown", title: "what there is not", run: unknown)]
}

@Sendable func plain() {
    Observable(of: 1, 2).subscribe { event in
        print(event)
    }
}

@Sendable func onQueue() {
    Observable(of: 1).subscribe(on: DispatchQueue(label: "queue")) { _ in
        mark("on the queue")
    }
    settle()
}

@Sendable func relay() {
    drive(PublishRelay(3)) { print($0) }
}

@Sendable func unknown() {
    mark("nothing below compiles")
    Observable(of: 1).retry()
}
