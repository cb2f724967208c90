// Events and errors as values.

import MiniRxTraced
import TestSupport
import XCTest

final class EventTests: LeakCheckedTestCase {
    private let events: [Event<Int>] = [.next(1), .error(Failure()), .completed]

    func testWhatAnEventTellsOfItself() {
        XCTAssertEqual(events.map(\.element), [1, nil, nil])
        XCTAssertEqual(events.map { $0.error is Failure }, [false, true, false])
        XCTAssertEqual(events.map(\.isCompleted), [false, false, true])
        XCTAssertEqual(events.map(\.isStopEvent), [false, true, true])
        XCTAssertEqual(
            events.map(\.debugDescription),
            ["next(1)", "error(Failure())", "completed"]
        )
    }

    func testMapTransformsTheElementOnly() {
        let mapped = events.map { event in event.map { "\($0)!" } }
        XCTAssertEqual(
            mapped.map(\.debugDescription),
            ["next(1!)", "error(Failure())", "completed"]
        )
    }

    func testATransformThatThrowsMakesAnError() {
        let mapped = Event.next(1).map { _ -> Int in throw Failure() }
        XCTAssertTrue(mapped.error is Failure)
    }

    func testAnEventCanBeConvertedToItself() {
        func event<T: EventConvertible>(of value: T) -> Event<T.Element> { value.event }
        XCTAssertEqual(event(of: Event.next(1)).element, 1)
    }

    func testEveryErrorOfTheLibraryDescribesItself() {
        let errors: [RxError] = [
            .unknown, .disposed(object: self), .overflow, .argumentOutOfRange, .noElements,
            .moreThanOneElement, .timeout,
        ]
        let descriptions = Set(errors.map(\.debugDescription))
        XCTAssertEqual(descriptions.count, errors.count)
        XCTAssertTrue(descriptions.contains("Object `\(self)` was already disposed."))
    }
}
