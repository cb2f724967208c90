// An upload that is done, and what goes on after it.
// Chapter: 11 (andThen keeps what is done)

import MiniRx

@Sendable func andThenKeeps() {
    let answers = PublishSubject<Int>()
    func upload(_ report: Report) -> Completable {
        .create { done in
            print("\(report.name) is uploaded")
            done(.completed)
            return Disposables.create()
        }
    }
    mark("subscribe")
    let subscription = upload(Report("A")).andThen(answers)
        .subscribe(onNext: { answer in
            print("answer \(answer)")
        })
    mark("an answer")
    answers.onNext(1)
    mark("dispose")
    subscription.dispose()
}
