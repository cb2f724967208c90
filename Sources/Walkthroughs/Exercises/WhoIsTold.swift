// A subject with observers that leave, join, and subscribe after it completed.
// Chapter: 9 (exercise who-is-told)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let whoIsTold = Walkthrough(
        name: "who-is-told",
        title: "what each observer receives, and in which order",
        run: tellNewcomers
    )
}

@Sendable func tellNewcomers() {
    func observer(_ name: String) -> AnyObserver<Int> {
        AnyObserver { print("\(name) \($0)") }
    }
    let subject = BehaviorSubject(value: 0)
    let a = subject.subscribe(observer("A"))
    let b = subject.subscribe(observer("B"))
    subject.onNext(1)
    a.dispose()
    mark("C subscribes")
    let c = subject.subscribe(observer("C"))
    mark("the end")
    subject.onCompleted()
    mark("D subscribes")
    let d = subject.subscribe(observer("D"))
    mark("dispose() of all")
    [b, c, d].forEach { $0.dispose() }
}
