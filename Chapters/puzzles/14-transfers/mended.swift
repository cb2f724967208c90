import Foundation
import RxRelay
import RxSwift

struct File {
    let name: String
    let seconds: Int
}

final class TransferModel {
    let chosen = PublishRelay<File>()
    let finished: Observable<String>

    init(clock: HistoricalScheduler) {
        finished =
            chosen
            .flatMap { file in
                Observable.just(file.name)
                    .delay(.seconds(file.seconds), scheduler: clock)
            }
    }
}

let clock = HistoricalScheduler()
let model = TransferModel(clock: clock)
let bag = DisposeBag()

func time() -> String {
    "second \(Int(clock.now.timeIntervalSince1970.rounded()))"
}

func choose(_ file: File, at second: TimeInterval) {
    clock.advanceTo(Date(timeIntervalSince1970: second))
    print("\(time()): user chooses \(file.name), \(file.seconds) s")
    model.chosen.accept(file)
}

model.finished
    .subscribe(onNext: { print("\(time()): \($0) is there") })
    .disposed(by: bag)

choose(File(name: "film", seconds: 60), at: 1)
choose(File(name: "photo", seconds: 1), at: 2)
choose(File(name: "letter", seconds: 1), at: 3)
clock.advanceTo(Date(timeIntervalSince1970: 100))
