import Foundation
import RxSwift

final class Document {
    var text = ""

    func save() {
        print("saves \(text)")
    }

    deinit {
        print("document released")
    }
}

final class Editor {
    let document = Document()
    private let bag = DisposeBag()

    init(clock: HistoricalScheduler) {
        Observable<Int>.interval(.seconds(10), scheduler: clock)
            .map { [document] _ in document }
            .filter { !$0.text.isEmpty }
            .subscribe(onNext: { $0.save() })
            .disposed(by: bag)
    }

    deinit {
        print("editor released")
    }
}

let clock = HistoricalScheduler()
var editor: Editor? = Editor(clock: clock)
editor?.document.text = "Dear Sir"
clock.advanceTo(Date(timeIntervalSince1970: 15))
print("user closes the editor")
editor = nil
clock.advanceTo(Date(timeIntervalSince1970: 35))
print("end")
