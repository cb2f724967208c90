// The sink that goes from one sequence to the next without a deeper call: below `concat`, `retry`.
// Mirrors: RxSwift/Observers/TailRecursiveSink.swift
// Differs: There is no second flag for being disposed of: RxSwift sets one and never reads it.
// Chapter: 10 (retry)

enum TailRecursiveSinkCommand {
    case moveNext
    case dispose
}

#if TRACE_RESOURCES
    /// The most Swift iterators that a sink of `concat`, `retry` and their like has held at once,
    /// since the program began. Exists in builds with `TRACE_RESOURCES` (here: debug builds).
    nonisolated(unsafe) public var maxTailRecursiveSinkStackSize = 0
#endif

/// Subscribes to the sequences that a Swift sequence gives, one after another.
///
/// When to go on is the subclass's business: it schedules a `moveNext`. If one is being carried out
/// below on the stack, the new one waits for its return. So a hundred thousand sequences that end at
/// once need no more stack than one.
class TailRecursiveSink<Sequence: Swift.Sequence, Observer: ObserverType>: Sink<Observer>,
    InvocableWithValueType
where
    Sequence.Element: ObservableConvertibleType,
    Sequence.Element.Element == Observer.Element
{
    typealias Value = TailRecursiveSinkCommand
    typealias Element = Observer.Element
    typealias SequenceGenerator = (generator: Sequence.Iterator, remaining: Int64?)

    /// The iterators to go on with, the innermost last.
    private var generators: [SequenceGenerator] = []
    private let subscription = SerialDisposable()
    private let gate = AsyncLock<InvocableScheduledItem<TailRecursiveSink>>()

    override init(observer: Observer, cancel: Cancelable) {
        super.init(observer: observer, cancel: cancel)
    }

    func run(_ sources: SequenceGenerator) -> Disposable {
        generators.append(sources)
        schedule(.moveNext)
        return subscription
    }

    func invoke(_ command: TailRecursiveSinkCommand) {
        switch command {
        case .moveNext: moveNextCommand()
        case .dispose: disposeCommand()
        }
    }

    func schedule(_ command: TailRecursiveSinkCommand) {
        gate.invoke(InvocableScheduledItem(invocable: self, state: command))
    }

    /// There is no sequence left.
    func done() {
        forwardOn(.completed)
        dispose()
    }

    /// Abstract: what `observable` iterates over, if it is one of the same operator's. Then it needs
    /// no sink of its own: this one goes through its sequences as well.
    func extract(_ observable: Observable<Element>) -> SequenceGenerator? {
        rxAbstractMethod()
    }

    /// Abstract: subscribes to the next sequence.
    func subscribeToNext(_ source: Observable<Element>) -> Disposable {
        rxAbstractMethod()
    }

    /// Called through the gate only, so by one thread at a time.
    private func moveNextCommand() {
        var next: Observable<Element>?
        while next == nil, let (iterator, remaining) = generators.last {
            if isDisposed {
                return
            }
            generators.removeLast()
            var iterator = iterator
            guard let candidate = iterator.next()?.asObservable() else { continue }

            // Why an iterator is not put back when it has given its last sequence: if that one is the
            // same operator again, and so on, the stack of iterators would grow for ever
            // (`testConcatInsideConcatTakesItsPlace`).
            let left = remaining.map { $0 - 1 }
            if left ?? 1 > 0 {
                generators.append((iterator, left))
            }
            if let inner = extract(candidate) {
                generators.append(inner)
                #if TRACE_RESOURCES
                    maxTailRecursiveSinkStackSize = max(
                        maxTailRecursiveSinkStackSize,
                        generators.count
                    )
                #endif
            } else {
                next = candidate
            }
        }
        guard let next else {
            done()
            return
        }
        let disposable = SingleAssignmentDisposable()
        subscription.disposable = disposable
        disposable.setDisposable(subscribeToNext(next))
    }

    private func disposeCommand() {
        generators.removeAll(keepingCapacity: false)
    }

    override func dispose() {
        super.dispose()
        subscription.dispose()
        gate.dispose()
        // As in RxSwift, where this comes too late as well: the gate takes no more work, and the
        // iterators go with the sink (`testTheDisposeCommandComesTooLate`).
        schedule(.dispose)
    }
}
