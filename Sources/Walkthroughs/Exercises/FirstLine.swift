// A file of two lines, of which `take` takes one: when the file is closed, and by which call.
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
            File()
        },
        observableFactory: { file in
            Observable.from(file.lines)
        }
    )
    .take(1)
    .subscribe(
        onNext: { line in
            print(line)
        },
        onCompleted: {
            print("completed")
        }
    )
    mark("dispose() by hand")
    subscription.dispose()
}
