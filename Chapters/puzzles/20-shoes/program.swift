import Foundation
import RxRelay
import RxSwift

func thread() -> String {
    Thread.isMainThread ? "main" : "background"
}

struct Shoe {
    let name: String
    let isInStock: Bool
}

struct Filter: Equatable {
    let text: String
    let onlyInStock: Bool
}

final class ShoeService {
    private let queue = DispatchQueue(label: "network")
    private let shoes = [
        Shoe(name: "boot", isInStock: true),
        Shoe(name: "running shoe", isInStock: true),
        Shoe(name: "tennis shoe", isInStock: false),
    ]

    func shoes(for filter: Filter) -> Single<[Shoe]> {
        Single.create { [queue, shoes] single in
            queue.async {
                let found = shoes.filter {
                    $0.name.contains(filter.text) && ($0.isInStock || !filter.onlyInStock)
                }
                single(.success(found))
            }
            return Disposables.create()
        }
    }
}

final class ShoeModel {
    let text = BehaviorRelay(value: "")
    let onlyInStock = BehaviorRelay(value: false)
    let names: Observable<[String]>
    let summary: Observable<String>

    init(service: ShoeService) {
        let found = Observable.combineLatest(text, onlyInStock) {
            Filter(text: $0, onlyInStock: $1)
        }
        .debounce(.milliseconds(50), scheduler: MainScheduler.instance)
        .distinctUntilChanged()
        .observe(on: MainScheduler.instance)
        .flatMapLatest { filter in
            service.shoes(for: filter).catchAndReturn([])
        }
        .share(replay: 1)
        names = found.map { $0.map(\.name) }
        summary = found.map { "\($0.count) pairs" }
    }
}

final class ShoeScreen {
    private let bag = DisposeBag()

    init(model: ShoeModel) {
        model.names
            .subscribe(onNext: { print("list \($0), drawn on \(thread())") })
            .disposed(by: bag)
        model.summary
            .subscribe(onNext: { print("title \($0), drawn on \(thread())") })
            .disposed(by: bag)
    }
}

let model = ShoeModel(service: ShoeService())
let screen = ShoeScreen(model: model)
model.text.accept("sho")
model.text.accept("shoe")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
model.onlyInStock.accept(true)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
