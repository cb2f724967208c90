// The sink of `concat` and `retry`: it subscribes to the next sequence without a deeper call stack.
// Mirrors: RxSwift/Observers/TailRecursiveSink.swift
// Differs: The second flag for disposal is missing; RxSwift sets it and never reads it.
// Chapter: 14 (retry)

enum TailRecursiveSinkCommand {
    case moveNext
    case dispose
}

/// Subscribes to the sequences that a Swift sequence contains, one after another.
///
/// The subclass schedules a `moveNext` to continue. While a `moveNext` runs, further up the call
/// stack, the new one is queued until that returns. Therefore a hundred thousand sequences that
/// complete at once need no more stack than one sequence.
class TailRecursiveSink<Sequence: Swift.Sequence, Observer: ObserverType>: Sink<Observer>,
    InvocableWithValueType
where
    Sequence.Element: ObservableConvertibleType,
    Sequence.Element.Element == Observer.Element
{
    typealias Value = TailRecursiveSinkCommand
    typealias Element = Observer.Element
    typealias SequenceGenerator = (generator: Sequence.Iterator, remaining: Int64?)

    /// The iterators that are not exhausted, the innermost one last.
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

    /// Sends `completed`, because no sequence is left.
    func done() {
        forwardOn(.completed)
        dispose()
    }

    /// Returns the iterator of `observable` if it is made by the same operator, else `nil`. Such an
    /// `observable` needs no sink of its own: this sink iterates over its sequences. Abstract.
    func extract(_ observable: Observable<Element>) -> SequenceGenerator? {
        rxAbstractMethod()
    }

    /// Subscribes to the next sequence. Abstract.
    func subscribeToNext(_ source: Observable<Element>) -> Disposable {
        rxAbstractMethod()
    }

    /// Called only through `gate`, therefore by one thread at a time.
    private func moveNextCommand() {
        var next: Observable<Element>?
        while next == nil, let (iterator, remaining) = generators.last {
            if isDisposed {
                return
            }
            generators.removeLast()
            var iterator = iterator
            guard let candidate = iterator.next()?.asObservable() else { continue }

            // Why an iterator is not put back after its last sequence: if that one comes from the
            // same operator, and so on, the stack of iterators would grow endlessly
            // (`testConcatInsideConcatTakesItsPlace`).
            let left = remaining.map { $0 - 1 }
            if left ?? 1 > 0 {
                generators.append((iterator, left))
            }
            if let inner = extract(candidate) {
                generators.append(inner)
                Resources.noteTailRecursiveSinkStackSize(generators.count)
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
        // As in RxSwift, this has no effect: `gate` accepts no actions now. The iterators are
        // released with the sink (`testTheDisposeCommandComesTooLate`).
        schedule(.dispose)
    }
}
