// The common part of all forms of `zip`: whether each source has an element, and which completed.
// Mirrors: RxSwift/Observables/Zip.swift
// Differs: The observer's parent is not optional, because no code sets it to `nil`. An observer
//   subscribes itself to its source. In RxSwift, each sink does that.
// Chapter: 13 (combineLatest), 16 (disposing with the lock held)

protocol ZipSinkProtocol: AnyObject {
    var lock: RecursiveLock { get }
    func next(_ index: Int)
    func fail(_ error: Swift.Error)
    func done(_ index: Int)
}

/// Combines the elements that a subclass stores, in one queue for each source.
///
/// The caller of each method holds the lock.
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

    /// Removes the first element of each queue and returns their result. Abstract.
    func getResult() throws -> Element {
        rxAbstractMethod()
    }

    /// Returns whether the queue of that source contains an element. Abstract.
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

    /// Completes only when all sources have: a source that completes with an empty queue does not
    /// terminate the sequence.
    func done(_ index: Int) {
        isDone[index] = true
        if !isDone.contains(false) {
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
    private let this: SingleAssignmentDisposable
    private let setNextValue: ValueSetter

    init(
        lock: RecursiveLock,
        parent: ZipSinkProtocol,
        index: Int,
        setNextValue: @escaping ValueSetter,
        this: SingleAssignmentDisposable
    ) {
        self.lock = lock
        self.parent = parent
        self.index = index
        self.setNextValue = setNextValue
        self.this = this
    }

    /// - parameter index: The source's index, from 0.
    convenience init(
        _ parent: ZipSinkProtocol,
        _ index: Int,
        setNextValue: @escaping ValueSetter
    ) {
        self.init(
            lock: parent.lock,
            parent: parent,
            index: index,
            setNextValue: setNextValue,
            this: SingleAssignmentDisposable()
        )
    }

    /// Returns the subscription.
    func subscribe(to source: Observable<Element>) -> Disposable {
        this.setDisposable(source.subscribe(self))
        return this
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
