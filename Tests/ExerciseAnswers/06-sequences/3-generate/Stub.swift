// Exercise 6.3: a for loop as a sequence. README.md describes the fault.

@testable import MiniRx

/// The producer of a loop: its first value, its condition, and how to get the next value.
final class Generate<Element>: Producer<Element> {
    fileprivate var state: Element
    fileprivate let condition: (Element) throws -> Bool
    fileprivate let iterate: (Element) throws -> Element

    init(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        iterate: @escaping (Element) throws -> Element
    ) {
        self.state = initialState
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

/// The loop itself: one iteration of the trampoline for each value.
final class GenerateSink<Observer: ObserverType>: Sink<Observer> {
    private let parent: Generate<Observer.Element>

    init(parent: Generate<Observer.Element>, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        return CurrentThreadScheduler.instance.scheduleRecursive(true) { isFirst, recurse in
            do {
                if !isFirst {
                    self.parent.state = try self.parent.iterate(self.parent.state)
                }
                if try self.parent.condition(self.parent.state) {
                    self.forwardOn(.next(self.parent.state))
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
