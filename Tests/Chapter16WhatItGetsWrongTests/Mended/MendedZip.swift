// `zip` of several sources, mended as in RxSwift's main branch: events wait in a queue, not at a lock.
// Chapter: 16 (disposing with the lock held)

@testable import MiniRxTraced

private struct Turn: InvocableType {
    let action: () -> Void

    func invoke() {
        action()
    }
}

private final class MendedZipSink<Element, Observer: ObserverType>: Sink<Observer>
where Observer.Element == [Element] {
    private let gate = AsyncLock<Turn>()
    private var values: [[Element]]
    private var isDone: [Bool]
    private let subscriptions: [SingleAssignmentDisposable]

    init(count: Int, observer: Observer, cancel: Cancelable) {
        values = Array(repeating: [], count: count)
        isDone = Array(repeating: false, count: count)
        subscriptions = (0..<count).map { _ in SingleAssignmentDisposable() }
        super.init(observer: observer, cancel: cancel)
    }

    func run(_ sources: [Observable<Element>]) -> Disposable {
        for (index, source) in sources.enumerated() {
            let observer = AnyObserver<Element> { event in
                self.gate.invoke(Turn { self.take(event, from: index) })
            }
            subscriptions[index].setDisposable(source.subscribe(observer))
        }
        return Disposables.create(subscriptions)
    }

    private func take(_ event: Event<Element>, from index: Int) {
        switch event {
        case .next(let element):
            values[index].append(element)
            let othersAreDone = isDone.count { $0 } == isDone.count - 1
            if values.allSatisfy({ !$0.isEmpty }) {
                forwardOn(.next(values.indices.map { values[$0].removeFirst() }))
            } else if othersAreDone {
                end(.completed)
            }
        case .error(let error):
            end(.error(error))
        case .completed:
            isDone[index] = true
            if isDone.allSatisfy({ $0 }) {
                end(.completed)
            } else {
                subscriptions[index].dispose()
            }
        }
    }

    private func end(_ event: Event<[Element]>) {
        forwardOn(event)
        dispose()
    }

    override func dispose() {
        gate.dispose()
        super.dispose()
    }
}

final class MendedZip<Element>: Producer<[Element]> {
    private let sources: [Observable<Element>]

    init(_ sources: Observable<Element>...) {
        self.sources = sources
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == [Element]
    {
        let sink = MendedZipSink<Element, Observer>(
            count: sources.count,
            observer: observer,
            cancel: cancel
        )
        return (sink: sink, subscription: sink.run(sources))
    }
}
