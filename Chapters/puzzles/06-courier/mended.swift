import Foundation
import RxSwift

/// Where the courier is, in kilometres from the shop.
final class CourierTracker {
    let position = PublishSubject<Double>()

    func mapUpdates(clock: HistoricalScheduler) -> Observable<String> {
        position
            .distinctUntilChanged()
            .throttle(.seconds(3), scheduler: clock)
            .map { "\($0) km" }
    }
}

let clock = HistoricalScheduler()
let tracker = CourierTracker()
let bag = DisposeBag()

func time() -> String {
    "second \(Int(clock.now.timeIntervalSince1970.rounded()))"
}

tracker.mapUpdates(clock: clock)
    .subscribe(onNext: { print("\(time()): map shows \($0)") })
    .disposed(by: bag)

print("\(time()): the courier rides, one position each second")
for second in 1...12 {
    clock.advanceTo(Date(timeIntervalSince1970: TimeInterval(second)))
    tracker.position.onNext(Double(second) / 4)
}
print("\(time()): the courier stops")
clock.advanceTo(Date(timeIntervalSince1970: 20))
