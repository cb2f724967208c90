// An upload that has completed, and the sequence that follows it.
// Chapter: 16 (andThen keeps its first sequence)

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
