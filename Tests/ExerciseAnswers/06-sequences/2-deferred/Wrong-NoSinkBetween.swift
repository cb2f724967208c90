// Breaks: Nothing passes after an explicit dispose().

@testable import MiniRx

final class Deferred<Element>: Producer<Element> {
    private let observableFactory: () throws -> Observable<Element>

    init(observableFactory: @escaping () throws -> Observable<Element>) {
        self.observableFactory = observableFactory
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        do {
            return try observableFactory().subscribe(observer)
        } catch {
            observer.on(.error(error))
            return Disposables.create()
        }
    }
}
