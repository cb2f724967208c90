import Foundation
import RxRelay
import RxSwift

final class Shop {
    private var number = 100
    private let clock: HistoricalScheduler

    init(clock: HistoricalScheduler) {
        self.clock = clock
    }

    func order(_ items: [String]) -> Observable<String> {
        Observable.deferred { [self] in
            number += 1
            print("POST /orders \(items)")
            return .just("order \(number)")
        }
        .delay(.seconds(1), scheduler: clock)
    }
}

let clock = HistoricalScheduler()
let shop = Shop(clock: clock)
let basket = BehaviorRelay(value: ["lamp"])
let buyTaps = PublishRelay<Void>()
let bag = DisposeBag()

let confirmation =
    buyTaps
    .withLatestFrom(basket)
    .filter { !$0.isEmpty }
    .flatMapFirst { items in shop.order(items).catchAndReturn("failed") }
    .share()

confirmation.subscribe(onNext: { print("alert: \($0)") }).disposed(by: bag)
confirmation.map { "history: \($0)" }.subscribe(onNext: { print($0) }).disposed(by: bag)

print("user taps buy")
buyTaps.accept(())
clock.advanceTo(Date(timeIntervalSince1970: 5))
