// The kit builds with Swift 6.0, whatever compiler builds it here.

import XCTest

final class LanguageTests: XCTestCase {
    /// What later versions have brought, by the form in which it is written.
    ///
    /// A list finds what it names. `.ci/oldest-swift` builds the kit with Swift 6.0 itself.
    private let later: [(version: String, form: Regex<Substring>)] = [
        ("6.1, a comma after the last argument", #/,\s*\)/#),
        ("6.1, a comma after the last type", #/\w,\s*>/#),
        ("6.1, an isolation for all of a type", #/nonisolated (?:struct|class|enum|protocol|ext)/#),
        ("6.2, an isolated deinitializer", #/isolated deinit/#),
        ("6.2, a function that leaves its actor", #/@concurrent\b/#),
        ("6.2, an array of a fixed size", #/\bInlineArray\b|\[\d+ of /#),
        ("6.2, a view of memory", #/\b(?:Mutable|Raw|MutableRaw)?Span</#),
        ("6.2, a name in blanks", #/func `[^`]* [^`]*`/#),
        ("6.2.3, a weak constant", #/weak let/#),
    ]

    func testNoFileUsesWhatCameAfterSwift6_0() throws {
        let files = try Code.all()
        XCTAssertGreaterThan(files.count, 500)
        for file in files {
            for (version, form) in later {
                for place in file.places(of: form) { XCTFail("\(place) (Swift \(version))") }
            }
        }
    }

    func testEachFormIsRecognised() {
        let samples = [
            "f(1,\n)", "Pair<Int, Int,\n>", "nonisolated struct A {}", "isolated deinit {}",
            "@concurrent func f() async {}", "let a: [3 of Int]", "let a: Span<Int>",
            "func `a name`() {}", "weak let a = b",
        ]
        for (sample, (version, form)) in zip(samples, later) {
            XCTAssertNotNil(sample.firstMatch(of: form), version)
        }
        let allowed = Code(path: "", of: "[1,\n] // weak let\nlet a = \"weak let\"")
        for (version, form) in later {
            XCTAssertEqual(allowed.places(of: form), [], version)
        }
    }
}
