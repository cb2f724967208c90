// A file of two lines of which one is taken: who closes the file, and when.
// Chapter: 6 (exercise first-line)

import MiniRx

private struct File: Disposable {
    let lines = ["one", "two"]

    func dispose() { print("the file is closed") }
}

extension Walkthrough {
    /// The sample of an exercise.
    public static let firstLine = Walkthrough(
        name: "first-line",
        title: "the first line of a file",
        run: takeFirstLine
    )
}

@Sendable func takeFirstLine() {
    let subscription = Observable.using(
        {
            let step = enter(closure: 1); defer { leave(step) }
            return File()
        },
        observableFactory: { file in
            let step = enter(closure: 2); defer { leave(step) }
            return Observable.from(file.lines)
        }
    )
    .take(1)
    .subscribe(
        onNext: { line in
            let step = enter(closure: 3); defer { leave(step) }
            print(line)
        },
        onCompleted: {
            let step = enter(closure: 4); defer { leave(step) }
            print("completed")
        }
    )
    mark("dispose() by hand")
    subscription.dispose()
}
