import RxRelay
import RxSwift

final class RatingModel {
    let stars = PublishRelay<Int>()
    let sendTaps = PublishRelay<Void>()
    let messages: Observable<String>

    init(send: @escaping (Int) -> Bool) {
        messages = sendTaps.withLatestFrom(stars)
            .map { stars in
                send(stars) ? "thank you for \(stars) stars" : "no connection, tap Send again"
            }
    }
}

var isOnline = false
let bag = DisposeBag()
let model = RatingModel { stars in
    print("POST /rating \(stars)")
    return isOnline
}

model.messages
    .subscribe(onNext: { print("screen shows \($0)") })
    .disposed(by: bag)

print("user chooses 4 stars")
model.stars.accept(4)
print("user taps Send")
model.sendTaps.accept(())
isOnline = true
print("connection is back, user taps Send")
model.sendTaps.accept(())
print("user waits")
