// What all `zip` share: whether everybody has an element waiting, and who has completed.
// Mirrors: RxSwift/Observables/Zip.swift
// Differs: The observer's parent is not optional, since nothing empties it. The operators are in
//   Zip+arity2.swift and its neighbours.
// Chapter: 10 (combineLatest), 11 (disposing with the lock held)

protocol ZipSinkProtocol: AnyObject {
    func next(_ index: Int)
    func fail(_ error: Swift.Error)
    func done(_ index: Int)
}

/// Asks a subclass for the elements: it keeps them, one queue for each source.
///
/// All of it is called with the lock held.
class ZipSink<Observer: ObserverType>: Sink<Observer>, ZipSinkProtocol {
    typealias Element = Observer.Element

    let lock = RecursiveLock()
    private let arity: Int
    private var isDone: [Bool]

    init(arity: Int, observer: Observer, cancel: Cancelable) {
        self.arity = arity
        isDone = [Bool](repeating: false, count: arity)
        super.init(observer: observer, cancel: cancel)
    }

    /// Abstract: the result of the first element of each queue, which it takes out.
    func getResult() throws -> Element {
        rxAbstractMethod()
    }

    /// Abstract: whether the queue of that source holds anything.
    func hasElements(_ index: Int) -> Bool {
        rxAbstractMethod()
    }

    func next(_ index: Int) {
        guard (0..<arity).allSatisfy(hasElements) else { return }
        do {
            forwardOn(.next(try getResult()))
        } catch {
            forwardOn(.error(error))
            dispose()
        }
    }

    func fail(_ error: Swift.Error) {
        forwardOn(.error(error))
        dispose()
    }

    /// It ends when all sources have, and not before: one that has completed with an empty queue
    /// ends nothing.
    func done(_ index: Int) {
        isDone[index] = true
        if isDone.allSatisfy({ $0 }) {
            forwardOn(.completed)
            dispose()
        }
    }
}

/// Observes one source.
final class ZipObserver<Element>: ObserverType, LockOwnerType, SynchronizedOnType {
    typealias ValueSetter = (Element) -> Void

    let lock: RecursiveLock
    private let parent: ZipSinkProtocol
    private let index: Int
    private let this: Disposable
    private let setNextValue: ValueSetter

    init(
        lock: RecursiveLock,
        parent: ZipSinkProtocol,
        index: Int,
        setNextValue: @escaping ValueSetter,
        this: Disposable
    ) {
        self.lock = lock
        self.parent = parent
        self.index = index
        self.setNextValue = setNextValue
        self.this = this
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            setNextValue(element)
            parent.next(index)
        case .error(let error):
            this.dispose()
            parent.fail(error)
        case .completed:
            this.dispose()
            parent.done(index)
        }
    }
}
