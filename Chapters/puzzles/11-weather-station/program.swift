import RxSwift

enum StationError: Error {
    case unreadable(String)
}

final class Station {
    let readings = PublishSubject<Double>()

    func receive(_ packet: String) {
        guard let degrees = Double(packet) else {
            readings.onError(StationError.unreadable(packet))
            return
        }
        readings.onNext(degrees)
    }
}

let station = Station()
let bag = DisposeBag()

station.readings
    .do(onSubscribe: { print("connects to the station") })
    .retry(3)
    .map { "\($0) degrees" }
    .subscribe(
        onNext: { print("display shows \($0)") },
        onError: { print("display shows no signal: \($0)") }
    )
    .disposed(by: bag)

for packet in ["18.5", "19.0", "1?.?", "19.5", "20.0"] {
    print("packet \(packet)")
    station.receive(packet)
}
