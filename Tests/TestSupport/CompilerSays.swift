// What the compiler says to a program that uses the library: for claims about what cannot be
// written.

#if canImport(XCTest)
import Foundation
import XCTest

/// The compiler's first error about a program that imports MiniRx; `nil` if it has none.
///
/// Skips the test where no built modules are beside the tests.
public func compilerError(for program: String) throws -> String? {
    guard let modules = builtProducts.modules else {
        throw XCTSkip("There are no modules beside the tests.")
    }

    let file = FileManager.default.temporaryDirectory
        .appending(path: "\(UUID().uuidString).swift")
    try "import MiniRx\n\(program)\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }

    // The one that the tests are built with: the other one may not be there.
    let library = ["-module-alias", "MiniRx=MiniRxTraced", "-I", modules.path]
    let compiler = try outcome(
        of: ["swiftc", "-typecheck", "-swift-version", "5"] + library + [file.path]
    )
    guard compiler.status != 0 else { return nil }
    let said = compiler.error
    return said.matches(of: #/error: (.*)/#).first.map { String($0.1) } ?? said
}

/// Checks that the compiler takes `good`, and that it refuses `bad` with an error which contains
/// `error`. The two should differ in nothing but what the claim is about.
public func assertCompiles(
    _ good: String,
    butNot bad: String,
    error: String,
    file: StaticString = #filePath,
    line: UInt = #line
) throws {
    let unexpected = try compilerError(for: good)
    XCTAssertNil(unexpected, file: file, line: line)
    let refusal = try XCTUnwrap(compilerError(for: bad), "It compiles.", file: file, line: line)
    XCTAssertTrue(refusal.contains(error), refusal, file: file, line: line)
}
#endif
