// A resource that is created for a subscription and disposed of with it.
// Chapter: 6 (using)

import MiniRx

private struct File: Disposable {
    func dispose() { print("the file is closed") }
}

@Sendable func using() {
    Observable.using(
        {
            print("the file is opened")
            return File()
        },
        observableFactory: { _ in
            Observable.just("a line")
        }
    ).subscribe(
        onNext: { line in
            print(line)
        },
        onCompleted: {
            print("completed")
        }
    ).dispose()
}
