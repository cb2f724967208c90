import Foundation
import RxSwift

func thread() -> String {
    Thread.isMainThread ? "main" : "background"
}

final class Camera {
    let frames = PublishSubject<[Int]>()
}

final class LightMeter {
    let label: Observable<String>

    init(camera: Camera) {
        let worker = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        label = camera.frames
            .observe(on: worker)
            .map { frame -> Int in
                print("measures on \(thread())")
                return frame.reduce(0, +) / frame.count
            }
            .observe(on: MainScheduler.instance)
            .map { "brightness \($0)" }
    }
}

let camera = Camera()
let bag = DisposeBag()

LightMeter(camera: camera).label
    .subscribe(onNext: { print("label shows \($0) on \(thread())") })
    .disposed(by: bag)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))

camera.frames.onNext([10, 20, 30])
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
camera.frames.onNext([40, 60, 80])
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
