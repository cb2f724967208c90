import Foundation
import RxSwift

final class RateService {
    private let queue = DispatchQueue(label: "network")

    func rate() -> Observable<Double> {
        Observable.create { [queue] observer in
            print("GET /rate")
            queue.async {
                observer.onNext(1.25)
                observer.onCompleted()
            }
            return Disposables.create()
        }
    }
}

final class ConverterModel {
    private let service: RateService

    init(service: RateService) {
        self.service = service
    }

    var rate: Observable<Double> {
        service.rate()
            .retry(2)
            .observe(on: MainScheduler.instance)
            .share(replay: 1)
    }
}

let model = ConverterModel(service: RateService())
let bag = DisposeBag()

model.rate
    .subscribe(onNext: { print("100 EUR are \(100 * $0) USD") })
    .disposed(by: bag)
model.rate
    .subscribe(onNext: { print("1 EUR is \($0) USD") })
    .disposed(by: bag)

RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
