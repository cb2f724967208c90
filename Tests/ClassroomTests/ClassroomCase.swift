// A copy of the kit in which answers can be given.

import Classroom
import Foundation
import TestSupport
import XCTest

/// A test with a kit of its own.
class ClassroomCase: XCTestCase {
    private var copy: PackageCopy!
    var kit: Kit!

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
        copy = try PackageCopy()
        kit = Kit(package: copy.folder, products: builtProducts.folder)
        try XCTSkipIf((try? kit.objects()) == nil, "There are no object files beside the tests.")
    }

    override func tearDown() {
        copy = nil
    }

    func exercise(_ name: String) throws -> Exercise {
        try XCTUnwrap(kit.exercises().first { $0.name == name })
    }

    func write(_ text: String, to path: String) throws {
        let file = kit.file(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: kit.file(path), encoding: .utf8)
    }
}

/// Code of the exercise `anonymous-observer` that does this in place of its work.
func answer(doing body: String, file: String = "") -> String {
    """
    @testable import MiniRx
    import Foundation
    \(file)
    final class AnonymousObserver<Element>: ObserverType {
        init(_ eventHandler: @escaping (Event<Element>) -> Void) {}
        func on(_ event: Event<Element>) {
            \(body)
        }
    }
    """
}
