// `combineLatest` of any number of sequences with one element type.
// Mirrors: RxSwift/Observables/CombineLatest+Collection.swift
// Chapter: none

extension ObservableType {
    /// Emits the result of the sources' latest elements when each source has emitted, and again for
    /// each new element. Completes when all sources have, or when no further result is possible.
    /// The first error, or one that `resultSelector` throws, terminates it. An empty collection
    /// gives one result of no elements, then `completed`.
    ///
    /// ```swift
    /// Observable.combineLatest([left, right]) { $0.joined() }
    /// // left           a-----b-----|
    /// // right          ---1-----2-----|
    /// // combineLatest  ---a1-b1-b2----|
    /// ```
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        CombineLatestCollectionType(sources: collection, resultSelector: resultSelector)
    }

    /// Emits the sources' latest elements as an array when each source has emitted, and again for
    /// each new element. Completes when all sources have, or when no further result is possible.
    /// The first error terminates it. An empty collection gives an empty array, then `completed`.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection)
        -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        CombineLatestCollectionType(
            sources: collection,
            resultSelector: {
                $0
            }
        )
    }
}

private final class CombineLatestCollectionTypeSink<
    Collection: Swift.Collection,
    Observer: ObserverType
>: Sink<Observer> where Collection.Element: ObservableConvertibleType {
    typealias Parent = CombineLatestCollectionType<Collection, Observer.Element>
    typealias SourceElement = Collection.Element.Element

    private let parent: Parent
    private let lock = RecursiveLock()
    private var numberOfValues = 0
    private var numberOfDone = 0
    private var values: [SourceElement?]
    private var isDone: [Bool]
    private let subscriptions: [SingleAssignmentDisposable]

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        values = [SourceElement?](repeating: nil, count: parent.count)
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
        if values[index] == nil {
            numberOfValues += 1
        }
        values[index] = element
        if numberOfValues == parent.count {
            forwardResult(of: values.map { $0! })
        } else if isDone.allTrue(except: index) {
            // One of the others has completed without an element: no result is possible.
            forwardOn(.completed)
            dispose()
        }
    }

    private func forwardResult(of elements: [SourceElement]) {
        do {
            forwardOn(.next(try parent.resultSelector(elements)))
        } catch {
            forwardOn(.error(error))
            dispose()
        }
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
            do {
                forwardOn(.next(try parent.resultSelector([])))
                forwardOn(.completed)
            } catch {
                forwardOn(.error(error))
            }
            dispose()
        }
        return Disposables.create(subscriptions)
    }
}

private final class CombineLatestCollectionType<Collection: Swift.Collection, Result>:
    Producer<Result>
where Collection.Element: ObservableConvertibleType {
    typealias ResultSelector = ([Collection.Element.Element]) throws -> Result

    fileprivate let sources: Collection
    fileprivate let resultSelector: ResultSelector
    fileprivate let count: Int

    init(sources: Collection, resultSelector: @escaping ResultSelector) {
        self.sources = sources
        self.resultSelector = resultSelector
        count = sources.count
        super.init(CombineLatestCollectionType.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestCollectionTypeSink(
            parent: self,
            observer: observer,
            cancel: cancel
        )
        return (sink: sink, subscription: sink.run())
    }
}
