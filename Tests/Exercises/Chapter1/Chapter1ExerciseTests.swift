// The exercises of chapter 1 as tests, for use in an editor.

import XCTest

final class Chapter1ExerciseTests: XCTestCase {
    func testAfterTheEnd() throws { try judge(by: afterTheEndJudge) }
    func testObservableOptional() throws { try judge(by: observableOptionalJudge) }
    func testEndingByError() throws { try judge(by: endingByErrorJudge) }
    func testAnonymousObserver() throws { try judge(by: anonymousObserverJudge) }
    func testHandlers() throws { try judge(by: handlersJudge) }
    func testAnonymousObservable() throws { try judge(by: anonymousObservableJudge) }
}
