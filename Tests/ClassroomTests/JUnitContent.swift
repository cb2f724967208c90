// What a reader of XML finds in a file of test results.

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Collects the names of suites, the number of failures, and the text.
final class JUnitContent: NSObject, XMLParserDelegate {
    var suites: [String] = []
    var failures = 0
    var text = ""

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "testsuite" { suites.append(attributes["name"] ?? "") }
        if name == "failure" { failures += 1 }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        text += characters
    }
}
