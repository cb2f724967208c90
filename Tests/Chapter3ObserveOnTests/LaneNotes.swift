// What tests of threads share: notes that name the lane, and how to compare them.

import MiniRxTraced
import Recorder
import TestSupport
import XCTest

extension Notes {
    /// Notes `name` and the lane of the caller: `onNext main`.
    func here(_ name: String) {
        add("\(name) \(Lane.current)")
    }

    /// Runs `body`, and compares the notes that are made from then on with `expected`. Waits until
    /// there are as many; main runs meanwhile.
    func expect(
        _ expected: [String],
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: () -> Void
    ) {
        let before = all.count
        body()
        _ = waitOnMain { all.count - before >= expected.count }
        XCTAssertEqual(Array(all.dropFirst(before)), expected, file: file, line: line)
    }
}

extension ObservableType {
    /// Subscribes, and notes each event with its lane: `next(1) main`.
    func noteEvents(in notes: Notes) -> Disposable {
        subscribe { event in notes.here("\(event)") }
    }
}

extension PublishSubject {
    /// The subject as a source whose cleanup notes its lane.
    func notingCleanup(in notes: Notes) -> Observable<Element> {
        Observable.create { observer in
            let subscription = self.subscribe(observer)
            return Disposables.create {
                subscription.dispose()
                notes.here("cleanup")
            }
        }
    }
}

/// A scheduler whose actions run on a queue of that name.
func scheduler(_ name: String) -> SerialDispatchQueueScheduler {
    SerialDispatchQueueScheduler(internalSerialQueueName: name)
}

/// The same, for a test that holds the actions back: it suspends and resumes `queue`.
func scheduler(_ name: String, over queue: DispatchQueue) -> SerialDispatchQueueScheduler {
    SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: name)
}

/// Runs `body` on a queue of the app, and waits for it.
func on(_ name: String, _ body: @escaping () -> Void) {
    elsewhere(label: name, body)
}
