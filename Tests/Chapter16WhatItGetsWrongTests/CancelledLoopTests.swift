// A loop over `values`, and the task that it runs in is cancelled.

import MiniRxTraced
import TestSupport
import XCTest

final class CancelledLoopTests: LeakCheckedTestCase {
    /// How a loop ends whose task is cancelled: now, or while it waits, which makes no difference.
    private func end(of values: AsyncThrowingStream<Int, Swift.Error>) async -> String {
        let task = Task {
            do {
                for try await _ in values {}
                return "completed"
            } catch {
                return error is CancellationError ? "cancelled" : "\(error)"
            }
        }
        task.cancel()
        return await task.value
    }

    func testItEndsAsIfTheSequenceHadCompleted() async {
        let ended = await end(of: Observable<Int>.never().values)
        XCTAssertEqual(ended, "completed")
    }

    func testMendedItEndsWithAnError() async {
        let ended = await end(of: Observable<Int>.never().mendedValues)
        XCTAssertEqual(ended, "cancelled")
    }

    func testAnEndOfTheSequenceStaysWhatItIs() async throws {
        for try await _ in Observable<Int>.empty().mendedValues {}
        do {
            for try await _ in Observable<Int>.error(Failure()).mendedValues {}
            XCTFail("No error.")
        } catch {
            XCTAssertTrue(error is Failure)
        }
    }
}
