// The way from what nobody holds to an object.

import XCTest

@testable import Recorder
@testable import Why

final class HoldersTests: XCTestCase {
    /// Screen 1 holds store 2 as `store`; 2 and 3 hold each other; 4 is held weakly only.
    private var picture: ReferencePicture {
        var changes = ReferenceChanges()
        changes.alive = [
            LiveObject(number: 1, type: "Screen"), LiveObject(number: 2, type: "Store"),
            LiveObject(number: 3, type: "Cache"), LiveObject(number: 4, type: "Label"),
            LiveObject(number: 5, type: "Ring"), LiveObject(number: 6, type: "Ring"),
        ]
        changes.holds = [
            Reference(from: 1, property: "store", to: 2, isWeak: false),
            Reference(from: 2, property: "cache", to: 3, isWeak: false),
            Reference(from: 3, property: "owner", to: 2, isWeak: false),
            Reference(from: 1, property: "label", to: 4, isWeak: true),
            Reference(from: 5, property: "next", to: 6, isWeak: false),
            Reference(from: 6, property: "next", to: 5, isWeak: false),
        ]
        var picture = ReferencePicture()
        picture.apply(changes)
        return picture
    }

    func testThePathBeginsAtWhatNobodyHolds() {
        let holders = Holders(picture)
        XCTAssertEqual(holders.path(to: 3).map(\.property), ["store", "cache"])
        XCTAssertEqual(holders.path(to: 3).first?.from, 1)
        XCTAssertEqual(holders.path(to: 2).map(\.property), ["store"])
    }

    func testARootACycleAndAWeakReferenceHaveNoPath() {
        let holders = Holders(picture)
        for number in [1, 4, 5, 6] { XCTAssertTrue(holders.path(to: number).isEmpty, "\(number)") }
        XCTAssertEqual(holders.direct(of: 5).map(\.from), [6])
        XCTAssertTrue(holders.direct(of: 4).isEmpty)
    }
}
