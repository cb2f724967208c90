// Three closures that retain a report each: which object retains them, and until when?
// Chapter: 16 (exercise when-it-goes)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let whenItGoes = Walkthrough(
        name: "when-it-goes",
        title: "when a closure is released",
        run: keepReports
    )
}

@Sendable func keepReports() {
    let answers = PublishSubject<Int>()
    func uploaded(_ report: Report) -> Observable<Int> {
        let upload = Completable.create { done in
            print("\(report.name) is uploaded")
            done(.completed)
            return Disposables.create()
        }
        return upload.andThen(answers)
    }
    func created(_ report: Report) -> Observable<Int> {
        .create { observer in
            print("\(report.name) is opened")
            return answers.subscribe(observer)
        }
    }
    func deferred(_ report: Report) -> Observable<Int> {
        .deferred {
            print("\(report.name) is opened")
            return answers.asObservable()
        }
    }
    let first = uploaded(Report("A")).subscribe()
    let second = created(Report("B")).subscribe()
    let third = deferred(Report("C")).subscribe()
    mark("dispose of all three")
    first.dispose()
    second.dispose()
    third.dispose()
}
