// Results in JUnit's format for test results, which most CI systems show.

import Foundation

/// A group of test cases.
public struct JUnitSuite {
    /// The name of the group.
    public let name: String
    /// The cases.
    public let cases: [JUnitCase]

    /// A suite.
    public init(name: String, cases: [JUnitCase]) {
        self.name = name
        self.cases = cases
    }
}

/// One test case.
public struct JUnitCase {
    /// The kinds of results.
    public enum Result {
        /// The case passed.
        case passed
        /// The case failed: a short text and the full message.
        case failed(String, String)
        /// The case did not run: the reason.
        case skipped(String)
    }

    /// Its owner, such as a test class.
    public let owner: String
    /// Its name.
    public let name: String
    /// Its duration.
    public let seconds: Double
    /// What came of it.
    public let result: Result

    /// A test case.
    public init(owner: String, name: String, seconds: Double, result: Result) {
        self.owner = owner
        self.name = name
        self.seconds = seconds
        self.result = result
    }
}

/// The text of a JUnit file with these results.
public func junit(_ suites: [JUnitSuite]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
    \(suites.map(\.xml).joined(separator: "\n"))
    </testsuites>

    """
}

extension JUnitSuite {
    fileprivate var xml: String {
        let failures = cases.count { if case .failed = $0.result { true } else { false } }
        let skipped = cases.count { if case .skipped = $0.result { true } else { false } }
        return """
              <testsuite name="\(name.attribute)" tests="\(cases.count)" failures="\(failures)" \
            skipped="\(skipped)">
            \(cases.map(\.xml).joined(separator: "\n"))
              </testsuite>
            """
    }
}

extension JUnitCase {
    fileprivate var xml: String {
        let time = String(format: "%.2f", seconds)
        let head = """
                <testcase classname="\(owner.attribute)" name="\(name.attribute)" time="\(time)"
            """
        switch result {
        case .passed: return head + "/>"
        case .failed(let word, let text):
            return """
                \(head)>
                      <failure message="\(word.attribute)">\(text.xml)</failure>
                    </testcase>
                """
        case .skipped(let why):
            return """
                \(head)>
                      <skipped message="\(why.attribute)"/>
                    </testcase>
                """
        }
    }
}

extension String {
    /// As text of XML.
    fileprivate var xml: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            // A reader of XML replaces a plain return by a new line.
            case "\r": text += "&#13;"
            case _ where scalar.isXML: text.unicodeScalars.append(scalar)
            default: text += "\u{FFFD}"
            }
        }
        return text
    }

    /// As the value of an attribute, in which a reader of XML replaces plain new lines by blanks.
    fileprivate var attribute: String {
        xml.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 allows this character. References to other characters are not allowed either.
    fileprivate var isXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
        default: false
        }
    }
}
