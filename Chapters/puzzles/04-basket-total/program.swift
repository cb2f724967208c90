import RxRelay
import RxSwift

final class BasketModel {
    let prices = BehaviorRelay<[Int]>(value: [])
    let shipping = BehaviorRelay(value: 5)
    let discount = PublishRelay<Int>()

    let total: Observable<Int>

    init() {
        let sum = prices.map { $0.reduce(0, +) }
        total = Observable.combineLatest(sum, shipping, discount) { sum, shipping, percent in
            sum - sum * percent / 100 + shipping
        }
        .distinctUntilChanged()
    }
}

let model = BasketModel()
let bag = DisposeBag()

model.total
    .map { "total \($0) EUR" }
    .subscribe(onNext: { print("label shows \($0)") })
    .disposed(by: bag)

print("user adds a lamp for 40")
model.prices.accept([40])
print("user adds a chair for 60")
model.prices.accept([40, 60])
print("user chooses express")
model.shipping.accept(12)
print("end of the visit")
