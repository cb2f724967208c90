import Foundation
import RxSwift

final class Server {
    var user = "Ann"

    func profile(clock: HistoricalScheduler) -> Observable<String> {
        Observable.deferred { [self] in
            print("GET /profile")
            return Observable.just("profile of \(user)")
        }
        .delay(.milliseconds(300), scheduler: clock)
    }
}

let clock = HistoricalScheduler()
let server = Server()

let profile = server.profile(clock: clock)
    .map { $0.uppercased() }
    .share(replay: 1, scope: .forever)

func visit(from second: TimeInterval) {
    clock.advanceTo(Date(timeIntervalSince1970: second))
    print("\(server.user) opens the screen")
    let bag = DisposeBag()
    profile.subscribe(onNext: { print("title shows \($0)") }).disposed(by: bag)
    profile.map(\.count).subscribe(onNext: { print("width \($0)") }).disposed(by: bag)
    clock.advanceTo(Date(timeIntervalSince1970: second + 2))
    withExtendedLifetime(bag) { print("\(server.user) closes the screen") }
}

visit(from: 1)
print("Ann logs out, Robert logs in")
server.user = "Robert"
visit(from: 5)
