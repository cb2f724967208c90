// What `take` counts.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class TakeTests: LeakCheckedTestCase {
    func testTakeCountsBeforeItSends() {
        let (source, notes) = (PublishSubject<Int>(), Notes())
        _ = source.take(1).subscribe(
            onNext: { element in
                notes.add("\(element)")
                if element < 3 { _ = captureOutput { source.onNext(element + 1) } }
            },
            onCompleted: { notes.add("|") }
        )
        source.onNext(1)
        XCTAssertEqual(notes.all, ["1", "|"])
    }
}
