// What the errors of `asSingle` and `asMaybe` say when they are printed.

import MiniRxTraced
import TestSupport
import XCTest

final class RxErrorTextTests: LeakCheckedTestCase {
    /// RxSwift 6.2.0 prints these lines for the same sequences.
    func testTheErrorsOfAsSinglePrintASentence() {
        func print(_ single: Single<Int>) {
            single.subscribe(onFailure: { Swift.print($0) }).dispose()
        }
        let printed = captureOutput {
            print(Observable.empty().asSingle())
            print(Observable.of(1, 2).asSingle())
            Observable.of(1, 2).asMaybe().subscribe(onError: { Swift.print($0) }).dispose()
        }
        XCTAssertEqual(
            printed,
            """
            Sequence doesn't contain any elements.
            Sequence contains more than one element.
            Sequence contains more than one element.

            """
        )
    }

    /// RxSwift 6.2.0, built for debugging, prints these lines for the same sequences.
    func testWithoutOnFailureTheSentenceFollowsUnhandledErrorHappened() {
        let printed = captureOutput {
            Observable.of(1, 2).asSingle().subscribe(onSuccess: { _ in }).dispose()
            Observable<Int>.empty().asSingle().subscribe(onSuccess: { _ in }).dispose()
        }
        XCTAssertEqual(
            printed,
            """
            Unhandled error happened: Sequence contains more than one element.
            Unhandled error happened: Sequence doesn't contain any elements.

            """
        )
    }
}
