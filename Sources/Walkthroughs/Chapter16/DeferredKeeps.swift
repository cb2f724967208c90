// A report that a closure of `create` and one of `deferred` use only at the beginning.
// Chapter: 16 (deferred keeps its factory)

import MiniRx

@Sendable func deferredKeeps() {
    let pages = PublishSubject<Int>()
    func created(_ report: Report) -> Observable<Int> {
        .create { observer in
            print("\(report.name) is opened")
            return pages.subscribe(observer)
        }
    }
    func deferred(_ report: Report) -> Observable<Int> {
        .deferred {
            print("\(report.name) is opened")
            return pages.asObservable()
        }
    }
    mark("create")
    let first = created(Report("A")).subscribe()
    mark("deferred")
    let second = deferred(Report("B")).subscribe()
    mark("dispose of both")
    first.dispose()
    second.dispose()
}
