// What traces omit although RxSwift has no such function: nothing of the core, and nothing that is
// gone.

import Foundation
import TestSupport
import XCTest

@testable import Recorder

final class PlumbingTests: XCTestCase {
    /// What everybody comes to read: between these there is nothing that RxSwift does not have.
    private let core = [
        "ObservableType", "Observable", "Producer", "SinkDisposer", "Sink", "ObserverType",
        "ObserverBase", "AnonymousObserver", "AnyObserver", "AnonymousObservable",
        "AnonymousObservableSink", "Map", "MapSink", "CurrentThreadScheduler",
        "SynchronizedOnType", "DisposeBag", "BinaryDisposable", "AnonymousDisposable",
    ]

    func testNoFunctionOfTheCoreIsOmitted() {
        for name in Plumbing.ownFunctions.keys {
            let type = name.components(separatedBy: " in ").last!.prefix { $0 != "." }
            XCTAssertFalse(core.contains(String(type)), name)
        }
        XCTAssertTrue(Set(core).isDisjoint(with: Plumbing.ownTypes.keys))
    }

    func testWhatIsOmittedExistsAndHasAReason() throws {
        let texts = try librarySources()
        for (name, reason) in Plumbing.ownFunctions {
            let parts = name.components(separatedBy: " in ").last!.split(separator: ".")
            let function = parts[1].prefix { $0 != "(" }
            let isThere = try texts.contains { text in
                try text.contains(Regex("(class|struct|extension) \(parts[0])\\b"))
                    && text.contains(Regex("(func )?\\b\(function)(<|\\()"))
            }
            XCTAssertTrue(isThere, name)
            XCTAssertFalse(reason.isEmpty, name)
        }
        for (name, reason) in Plumbing.ownTypes {
            let isThere = try texts.contains { text in
                try text.contains(Regex("(class|struct) \(name)\\b"))
            }
            XCTAssertTrue(isThere, name)
            XCTAssertFalse(reason.isEmpty, name)
        }
    }
}
