// `zip` of any number of sequences with one element type.
// Mirrors: RxSwift/Observables/Zip+Collection.swift
// Chapter: 16 (disposing with the lock held)

extension ObservableType {
    /// Emits the result of all first elements, then of all second ones, and so on. Completes when
    /// all have, or when an element arrives after all others have completed: for the latter, `zip`
    /// of two to eight does not complete. The first error, also of `resultSelector`, terminates it.
    /// An empty collection gives `completed`.
    ///
    /// ```swift
    /// Observable.zip([left, right]) { $0.joined() }
    /// // left   a-----b-----|
    /// // right  ---1-----2-----|
    /// // zip    ---a1----b2----|
    /// ```
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        ZipCollectionType(sources: collection, resultSelector: resultSelector)
    }

    /// Emits all first elements as an array, then all second ones, and so on. Completes when all
    /// have, or when an element arrives after all others have completed: for the latter, `zip` of
    /// two to eight does not complete. The first error terminates it. An empty collection gives
    /// `completed`.
    public static func zip<Collection: Swift.Collection>(_ collection: Collection)
        -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        ZipCollectionType(
            sources: collection,
            resultSelector: {
                $0
            }
        )
    }
}

private final class ZipCollectionTypeSink<Collection: Swift.Collection, Observer: ObserverType>:
    Sink<Observer>
where Collection.Element: ObservableConvertibleType {
    typealias Parent = ZipCollectionType<Collection, Observer.Element>
    typealias SourceElement = Collection.Element.Element

    private let parent: Parent
    private let lock = RecursiveLock()
    /// The number of queues that contain an element.
    private var numberOfValues = 0
    private var numberOfDone = 0
    private var values: [Queue<SourceElement>]
    private var isDone: [Bool]
    private let subscriptions: [SingleAssignmentDisposable]

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        values = [Queue<SourceElement>](repeating: Queue(capacity: 4), count: parent.count)
        isDone = [Bool](repeating: false, count: parent.count)
        subscriptions = (0..<parent.count).map { _ in SingleAssignmentDisposable() }
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<SourceElement>, atIndex index: Int) {
        lock.performLocked {
            switch event {
            case .next(let element):
                next(element, at: index)
            case .error(let error):
                forwardOn(.error(error))
                dispose()
            case .completed:
                done(index)
            }
        }
    }

    private func next(_ element: SourceElement, at index: Int) {
        values[index].enqueue(element)
        if values[index].count == 1 {
            numberOfValues += 1
        }
        if numberOfValues == parent.count {
            do {
                forwardOn(.next(try parent.resultSelector(takeOneOfEach())))
            } catch {
                forwardOn(.error(error))
                dispose()
            }
        } else if numberOfDone == parent.count - 1 {
            forwardOn(.completed)
            dispose()
        }
    }

    private func takeOneOfEach() -> [SourceElement] {
        let elements = values.indices.map { values[$0].dequeue()! }
        numberOfValues = values.count { !$0.isEmpty }
        return elements
    }

    private func done(_ index: Int) {
        guard !isDone[index] else { return }
        isDone[index] = true
        numberOfDone += 1
        if numberOfDone == parent.count {
            forwardOn(.completed)
            dispose()
        } else {
            subscriptions[index].dispose()
        }
    }

    func run() -> Disposable {
        for (index, source) in parent.sources.enumerated() {
            let source = source.asObservable()
            let observer = AnyObserver<SourceElement> { event in
                self.on(event, atIndex: index)
            }
            subscriptions[index].setDisposable(source.subscribe(observer))
        }
        if parent.sources.isEmpty {
            // RxSwift does not call `dispose()` here either.
            forwardOn(.completed)
        }
        return Disposables.create(subscriptions)
    }
}

private final class ZipCollectionType<Collection: Swift.Collection, Result>: Producer<Result>
where Collection.Element: ObservableConvertibleType {
    typealias ResultSelector = ([Collection.Element.Element]) throws -> Result

    fileprivate let sources: Collection
    fileprivate let resultSelector: ResultSelector
    fileprivate let count: Int

    init(sources: Collection, resultSelector: @escaping ResultSelector) {
        self.sources = sources
        self.resultSelector = resultSelector
        count = sources.count
        super.init(ZipCollectionType.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = ZipCollectionTypeSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
