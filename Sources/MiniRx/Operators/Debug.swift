// `debug`: prints each event with the time and the place in the source.
// Mirrors: RxSwift/Observables/Debug.swift
// Chapter: none

import Foundation

extension ObservableType {
    /// Prints each subscription, event and disposal, and passes the events on.
    ///
    /// ```swift
    /// Observable.just(1).debug("one").subscribe()
    /// // …: one -> subscribed
    /// // …: one -> Event next(1)
    /// // …: one -> Event completed
    /// // …: one -> isDisposed
    /// ```
    ///
    /// - parameter identifier: The printed name; by default the place in the source.
    /// - parameter trimOutput: Whether to shorten events of more than 40 characters in the middle.
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        Debug(
            source: self,
            identifier: identifier,
            trimOutput: trimOutput,
            file: file,
            line: line,
            function: function
        )
    }
}

private let dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"

private func logEvent(_ identifier: String, dateFormat: DateFormatter, content: String) {
    print("\(dateFormat.string(from: Date())): \(identifier) -> \(content)")
}

private final class DebugSink<Source: ObservableType, Observer: ObserverType>: Sink<Observer>,
    ObserverType
where Observer.Element == Source.Element {
    typealias Element = Observer.Element
    typealias Parent = Debug<Source>

    private let parent: Parent
    private let timestampFormatter = DateFormatter()

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        timestampFormatter.dateFormat = dateFormat
        logEvent(parent.identifier, dateFormat: timestampFormatter, content: "subscribed")
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        let maxEventTextLength = 40
        var text = "\(event)"
        if parent.trimOutput, text.count > maxEventTextLength {
            let half = maxEventTextLength / 2
            text = text.prefix(half) + "..." + text.suffix(half)
        }
        logEvent(parent.identifier, dateFormat: timestampFormatter, content: "Event \(text)")
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }

    override func dispose() {
        // Checked because the sink is disposed of twice after a terminal event: by itself and by
        // its `SinkDisposer` (`testDebugPrintsEachDisposalOnce`).
        if !isDisposed {
            logEvent(parent.identifier, dateFormat: timestampFormatter, content: "isDisposed")
        }
        super.dispose()
    }
}

private final class Debug<Source: ObservableType>: Producer<Source.Element> {
    fileprivate let identifier: String
    fileprivate let trimOutput: Bool
    private let source: Source

    init(
        source: Source,
        identifier: String?,
        trimOutput: Bool,
        file: String,
        line: UInt,
        function: String
    ) {
        self.source = source
        self.trimOutput = trimOutput
        let fileName = file.components(separatedBy: "/").last ?? file
        self.identifier = identifier ?? "\(fileName):\(line) (\(function))"
        super.init(Debug.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Source.Element
    {
        let sink = DebugSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: source.subscribe(sink))
    }
}
