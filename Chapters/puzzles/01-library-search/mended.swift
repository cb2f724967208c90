import Foundation
import RxRelay
import RxSwift

enum SearchError: Error {
    case offline
}

struct Book {
    let title: String
    let year: Int
}

/// Answers after 200 ms.
final class Library {
    var isOnline = true
    private let clock: HistoricalScheduler
    private let books = [
        Book(title: "Emma", year: 1815),
        Book(title: "Middlemarch", year: 1871),
        Book(title: "Ulysses", year: 1922),
    ]

    init(clock: HistoricalScheduler) {
        self.clock = clock
    }

    func books(matching text: String) -> Observable<[Book]> {
        Observable.deferred { [self] in
            guard isOnline else { return .error(SearchError.offline) }
            return .just(books.filter { $0.title.lowercased().contains(text) })
        }
        .delay(.milliseconds(200), scheduler: clock)
    }
}

final class SearchModel {
    let query = PublishRelay<String>()
    let rows: Observable<[String]>
    let status: Observable<String>

    init(library: Library, clock: HistoricalScheduler) {
        let found =
            query
            .debounce(.milliseconds(300), scheduler: clock)
            .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            .filter { !$0.isEmpty }
            .distinctUntilChanged()
            .flatMapLatest { text in library.books(matching: text).catchAndReturn([]) }
            .share(replay: 1)
        rows = found.map { books in books.map { "\($0.title) (\($0.year))" } }
        status = found.map { $0.isEmpty ? "no books" : "books: \($0.count)" }
    }
}

let clock = HistoricalScheduler()
let library = Library(clock: clock)
let model = SearchModel(library: library, clock: clock)
let bag = DisposeBag()

model.rows.subscribe(onNext: { print("list \($0)") }).disposed(by: bag)
model.status.subscribe(onNext: { print("status \($0)") }).disposed(by: bag)

func type(_ text: String, at second: TimeInterval) {
    clock.advanceTo(Date(timeIntervalSince1970: second))
    print("user types \(text)")
    model.query.accept(text)
}

type("em", at: 1)
type("emma", at: 1.1)
type("march", at: 3)
clock.advanceTo(Date(timeIntervalSince1970: 5))
library.isOnline = false
print("network lost")
type("uly", at: 6)
clock.advanceTo(Date(timeIntervalSince1970: 8))
library.isOnline = true
print("network back")
type("ulysses", at: 9)
clock.advanceTo(Date(timeIntervalSince1970: 12))
