// A resource that is made for a subscription and freed with it.
// Chapter: 6 (using)

import MiniRx

private struct File: Disposable {
    func dispose() { print("the file is closed") }
}

@Sendable func using() {
    Observable.using(
        {
            let step = enter(closure: 1); defer { leave(step) }
            print("the file is opened")
            return File()
        },
        observableFactory: { _ in
            let step = enter(closure: 2); defer { leave(step) }
            return Observable.just("a line")
        }
    ).subscribe(
        onNext: { line in
            let step = enter(closure: 3); defer { leave(step) }
            print(line)
        },
        onCompleted: {
            let step = enter(closure: 4); defer { leave(step) }
            print("completed")
        }
    ).dispose()
}
