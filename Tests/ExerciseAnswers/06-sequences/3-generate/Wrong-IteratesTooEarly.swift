// Breaks: A value that no subscriber asks for is not computed.

@testable import MiniRx

final class Generate<Element>: Producer<Element> {
    fileprivate let initialState: Element
    fileprivate let condition: (Element) throws -> Bool
    fileprivate let iterate: (Element) throws -> Element

    init(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        iterate: @escaping (Element) throws -> Element
    ) {
        self.initialState = initialState
        self.condition = condition
        self.iterate = iterate
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = GenerateSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

final class GenerateSink<Observer: ObserverType>: Sink<Observer> {
    private let parent: Generate<Observer.Element>
    private var state: Observer.Element

    init(parent: Generate<Observer.Element>, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        self.state = parent.initialState
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        return CurrentThreadScheduler.instance.scheduleRecursive(true) { _, recurse in
            do {
                if try self.parent.condition(self.state) {
                    self.forwardOn(.next(self.state))
                    self.state = try self.parent.iterate(self.state)
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
