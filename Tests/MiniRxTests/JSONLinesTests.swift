// The recorder's own JSON, beside that of Foundation's encoder.

import Foundation
import XCTest

@testable import Recorder

final class JSONLinesTests: XCTestCase {
    private struct Printed: Encodable {
        let depth = 0
        let lane = "main"
        let number: Int
        let record = "print"
        let text: String
        let thread = 1
    }

    func testTextsAreWrittenAsFoundationWritesThem() throws {
        let texts = [
            "", "plain", "\"quoted\"", "back\\slash", "a/b", "line\nline\r\n\ttab",
            "\u{8}\u{C}\u{1F}\u{1}",
            "\u{7F}", "é ü 🦋 e\u{301}", "\u{2028}",
        ]
        let recording = Trace.record { for text in texts { _ = Trace.prints(text) } }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let expected = try texts.enumerated().map { index, text in
            let printed = Printed(number: index + 1, text: text)
            return String(decoding: try encoder.encode(printed), as: UTF8.self) + "\n"
        }
        XCTAssertEqual(recording.jsonLines(), expected.joined())
    }
}
