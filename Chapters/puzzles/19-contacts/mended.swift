import Foundation
import RxRelay
import RxSwift

final class ContactStore {
    private let stored = BehaviorRelay(value: ["Ann (old number)"])
    private let clock: HistoricalScheduler

    init(clock: HistoricalScheduler) {
        self.clock = clock
    }

    /// What is stored on the device, then what the server has.
    var contacts: Observable<[String]> {
        stored.asObservable()
            .filter { !$0.isEmpty }
            .take(1)
            .concat(download())
    }

    private func download() -> Observable<[String]> {
        Observable.deferred { [clock] in
            print("GET /contacts")
            return Observable.just(["Ann (new number)", "Bob"])
                .delay(.seconds(1), scheduler: clock)
        }
    }
}

let clock = HistoricalScheduler()
let store = ContactStore(clock: clock)
let bag = DisposeBag()

print("user opens the list")
store.contacts
    .subscribe(onNext: { print("list shows \($0)") })
    .disposed(by: bag)
clock.advanceTo(Date(timeIntervalSince1970: 10))
print("user waits 10 s")
