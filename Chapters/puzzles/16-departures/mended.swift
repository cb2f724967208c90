import Foundation
import RxRelay
import RxSwift

enum TimetableError: Error {
    case unknownStation
}

/// Answers a short text slowly, because many stations match it.
final class Timetable {
    private let clock: HistoricalScheduler
    private let trains = ["Bern": ["IC 1", "IR 16"], "Bergen": ["R 60"], "Basel": ["ICE 4"]]

    init(clock: HistoricalScheduler) {
        self.clock = clock
    }

    func departures(from text: String) -> Observable<[String]> {
        let found = trains.filter { $0.key.hasPrefix(text) }.values.flatMap { $0 }.sorted()
        if found.isEmpty {
            return .error(TimetableError.unknownStation)
        }
        return Observable.just(found)
            .delay(.milliseconds(1600 / text.count), scheduler: clock)
    }
}

final class DepartureModel {
    let station = BehaviorRelay(value: "")
    let trains: Observable<[String]>
    let footer: Observable<String>
    let isLoading = BehaviorRelay(value: false)

    init(timetable: Timetable, clock: HistoricalScheduler) {
        let answers =
            station
            .skip(1)
            .debounce(.milliseconds(200), scheduler: clock)
            .distinctUntilChanged()
            .do(onNext: { [isLoading] _ in isLoading.accept(true) })
            .flatMapLatest { text in
                timetable.departures(from: text)
                    .timeout(.seconds(3), scheduler: clock)
                    .catchAndReturn([])
            }
            .do(onNext: { [isLoading] _ in isLoading.accept(false) })
            .share(replay: 1, scope: .whileConnected)
        trains = answers
        footer = answers.map { $0.isEmpty ? "no trains" : "trains: \($0.count)" }
    }
}

let clock = HistoricalScheduler()
let model = DepartureModel(timetable: Timetable(clock: clock), clock: clock)
let bag = DisposeBag()

model.trains
    .subscribe(onNext: { print("board \($0)") })
    .disposed(by: bag)
model.footer
    .subscribe(onNext: { print("footer \($0)") })
    .disposed(by: bag)
model.isLoading
    .distinctUntilChanged()
    .subscribe(onNext: { print($0 ? "spinner on" : "spinner off") })
    .disposed(by: bag)

func type(_ text: String, at second: TimeInterval) {
    clock.advanceTo(Date(timeIntervalSince1970: second))
    print("field contains \(text)")
    model.station.accept(text)
}

type("B", at: 1)
type("Be", at: 1.5)
type("Ber", at: 1.6)
type("Bern", at: 1.7)
clock.advanceTo(Date(timeIntervalSince1970: 6))
print("user reads the board")
