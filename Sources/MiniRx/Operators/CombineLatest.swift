// The common part of all forms of `combineLatest`: when to emit a result, and when to complete.
// Mirrors: RxSwift/Observables/CombineLatest.swift
// Differs: An observer subscribes itself to its source. In RxSwift, each sink does that.
// Chapter: 13 (combineLatest)

/// The sink without its type parameters, for the observers of its sources.
protocol CombineLatestProtocol: AnyObject {
    var lock: RecursiveLock { get }
    func next(_ index: Int)
    func fail(_ error: Swift.Error)
    func done(_ index: Int)
}

/// Records which sources have emitted an element and which have completed. A subclass stores the
/// latest elements, one property for each source.
///
/// The observers of the sources call its methods while they hold `lock`.
class CombineLatestSink<Observer: ObserverType>: Sink<Observer>, CombineLatestProtocol {
    typealias Element = Observer.Element

    let lock = RecursiveLock()
    private let arity: Int
    private var numberOfValues = 0
    private var numberOfDone = 0
    private var hasValue: [Bool]
    private var isDone: [Bool]

    init(arity: Int, observer: Observer, cancel: Cancelable) {
        self.arity = arity
        hasValue = [Bool](repeating: false, count: arity)
        isDone = [Bool](repeating: false, count: arity)
        super.init(observer: observer, cancel: cancel)
    }

    /// Calls the user's result selector with the latest elements. Abstract.
    func getResult() throws -> Element {
        rxAbstractMethod()
    }

    func next(_ index: Int) {
        if !hasValue[index] {
            hasValue[index] = true
            numberOfValues += 1
        }
        if numberOfValues == arity {
            do {
                let result = try getResult()
                forwardOn(.next(result))
            } catch {
                forwardOn(.error(error))
                dispose()
            }
        } else if isDone.allTrue(except: index) {
            // One of the others has completed without an element: no result is possible.
            forwardOn(.completed)
            dispose()
        }
    }

    func fail(_ error: Swift.Error) {
        forwardOn(.error(error))
        dispose()
    }

    func done(_ index: Int) {
        guard !isDone[index] else { return }
        isDone[index] = true
        numberOfDone += 1
        if numberOfDone == arity {
            forwardOn(.completed)
            dispose()
        }
    }
}

extension Array where Element == Bool {
    /// Whether all others are true. All forms of `combineLatest` ask it of the completed sources.
    func allTrue(except index: Int) -> Bool {
        indices.allSatisfy { $0 == index || self[$0] }
    }
}

/// Observes one source: stores its latest element and reports its events to the sink.
final class CombineLatestObserver<Element>: ObserverType, LockOwnerType, SynchronizedOnType {
    typealias ValueSetter = (Element) -> Void

    let lock: RecursiveLock
    private let parent: CombineLatestProtocol
    private let index: Int
    /// The subscription to this observer's source.
    private let this: SingleAssignmentDisposable
    private let setLatestValue: ValueSetter

    init(
        lock: RecursiveLock,
        parent: CombineLatestProtocol,
        index: Int,
        setLatestValue: @escaping ValueSetter,
        this: SingleAssignmentDisposable
    ) {
        self.lock = lock
        self.parent = parent
        self.index = index
        self.setLatestValue = setLatestValue
        self.this = this
    }

    /// - parameter index: The source's index, from 0.
    convenience init(
        _ parent: CombineLatestProtocol,
        _ index: Int,
        setLatestValue: @escaping ValueSetter
    ) {
        self.init(
            lock: parent.lock,
            parent: parent,
            index: index,
            setLatestValue: setLatestValue,
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
            setLatestValue(element)
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
