// What becomes of an error that nobody handles.

import MiniRxTraced
import TestSupport
import XCTest

final class HooksTests: LeakCheckedTestCase {
    private let handler = Hooks.defaultErrorHandler
    private let capture = Hooks.customCaptureSubscriptionCallstack

    override func tearDown() {
        Hooks.defaultErrorHandler = handler
        Hooks.customCaptureSubscriptionCallstack = capture
        Hooks.recordCallStackOnError = false
        super.tearDown()
    }

    private func fail() {
        _ = Observable<Int>.error(Failure()).subscribe(onNext: { _ in })
    }

    func testTheDefaultHandlerPrintsTheError() {
        XCTAssertEqual(captureOutput(of: fail), "Unhandled error happened: Failure()\n")
    }

    func testTheDefaultHandlerPrintsWhereOneSubscribedIfItIsRecorded() {
        Hooks.recordCallStackOnError = true
        Hooks.customCaptureSubscriptionCallstack = { ["main()", "load()"] }
        let output = captureOutput(of: fail)
        XCTAssertTrue(output.hasPrefix("Unhandled error happened: Failure()\n"), output)
        XCTAssertTrue(output.hasSuffix("main()\nload()\n"), output)
    }

    func testTheCallStackIsTheSubscriptionsOwn() {
        Hooks.recordCallStackOnError = true
        nonisolated(unsafe) var stack: [String] = []
        Hooks.defaultErrorHandler = { callStack, _ in stack = callStack }
        fail()
        XCTAssertFalse(stack.isEmpty)
    }

    /// `customCaptureSubscriptionCallstack` is for observables; each promise records the real stack.
    func testATraitRecordsTheRealCallStack() {
        Hooks.customCaptureSubscriptionCallstack = { ["custom"] }
        nonisolated(unsafe) var stacks: [[String]] = []
        Hooks.defaultErrorHandler = { callStack, _ in stacks.append(callStack) }
        for isRecorded in [false, true] {
            Hooks.recordCallStackOnError = isRecorded
            _ = Single<Int>.error(Failure()).subscribe(onSuccess: { _ in })
            _ = Maybe<Int>.error(Failure()).subscribe(onSuccess: { _ in })
            _ = Completable.error(Failure()).subscribe(onCompleted: {})
        }
        XCTAssertEqual(stacks.prefix(3), [[], [], []])
        XCTAssertEqual(stacks.count, 6)
        for stack in stacks.suffix(3) {
            XCTAssertGreaterThan(stack.count, 5)
        }
    }

    func testAReplacedHandlerGetsErrorAndCallStack() {
        nonisolated(unsafe) var calls: [String] = []
        Hooks.defaultErrorHandler = { callStack, error in calls.append("\(error) \(callStack)") }
        XCTAssertEqual(captureOutput(of: fail), "")
        XCTAssertEqual(calls, ["Failure() []"])
    }

    func testAHandledErrorDoesNotReachTheHook() {
        nonisolated(unsafe) var calls = 0
        Hooks.defaultErrorHandler = { _, _ in calls += 1 }
        _ = Observable<Int>.error(Failure()).subscribe(onError: { _ in })
        _ = Observable<Int>.error(Failure()).subscribe { _ in }
        XCTAssertEqual(calls, 0)
    }
}
