// `generate`: a `for` loop as a sequence, one iteration of the scheduler for each value.
// Mirrors: RxSwift/Observables/Generate.swift
// Chapter: 6 (a loop on the trampoline)

extension ObservableType {
    /// Emits `initialState`, `iterate(initialState)`, … for as long as `condition` returns `true`.
    ///
    /// If a closure throws, the sequence emits its error.
    ///
    /// ```swift
    /// Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })
    ///     .subscribe(onNext: { print($0) })  // 1, 3, 9
    /// ```
    ///
    /// - parameter scheduler: Emits one value at a time. By default the thread that subscribes.
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        Generate(
            initialState: initialState,
            condition: condition,
            iterate: iterate,
            resultSelector: { state in
                state
            },
            scheduler: scheduler
        )
    }
}

final class GenerateSink<State, Observer: ObserverType>: Sink<Observer> {
    typealias Parent = Generate<State, Observer.Element>

    private let parent: Parent
    private var state: State

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        self.state = parent.initialState
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        parent.scheduler.scheduleRecursive(true) { isFirst, recurse in
            do {
                if !isFirst {
                    self.state = try self.parent.iterate(self.state)
                }
                if try self.parent.condition(self.state) {
                    self.forwardOn(.next(try self.parent.resultSelector(self.state)))
                    recurse(false)
                } else {
                    self.forwardOn(.completed)
                    self.dispose()
                }
            } catch {
                self.forwardOn(.error(error))
                self.dispose()
            }
        }
    }
}

final class Generate<State, Element>: Producer<Element> {
    let initialState: State
    let condition: (State) throws -> Bool
    let iterate: (State) throws -> State
    let resultSelector: (State) throws -> Element
    let scheduler: ImmediateSchedulerType

    init(
        initialState: State,
        condition: @escaping (State) throws -> Bool,
        iterate: @escaping (State) throws -> State,
        resultSelector: @escaping (State) throws -> Element,
        scheduler: ImmediateSchedulerType
    ) {
        self.initialState = initialState
        self.condition = condition
        self.iterate = iterate
        self.resultSelector = resultSelector
        self.scheduler = scheduler
        super.init(Generate.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = GenerateSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
