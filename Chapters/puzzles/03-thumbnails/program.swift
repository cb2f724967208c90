import Foundation
import RxSwift

func thread() -> String {
    Thread.isMainThread ? "main" : "background"
}

final class PhotoService {
    private let queue = DispatchQueue(label: "network")

    func download(_ name: String) -> Single<Data> {
        Single.create { [queue] single in
            queue.async { single(.success(Data(name.utf8))) }
            return Disposables.create()
        }
    }
}

/// Takes 80 ms for a large photo.
func decode(_ data: Data) -> String {
    print("decodes \(data.count) bytes on \(thread())")
    return String(decoding: data, as: UTF8.self).uppercased()
}

let service = PhotoService()
let bag = DisposeBag()

Observable.from(["lake", "forest"])
    .concatMap { service.download($0) }
    .observe(on: MainScheduler.instance)
    .map(decode)
    .subscribe(onNext: { print("shows \($0) on \(thread())") })
    .disposed(by: bag)

RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
