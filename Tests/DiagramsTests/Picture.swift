// An SVG file, read again.

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What a picture says and where.
final class Picture: NSObject, XMLParserDelegate {
    struct IsNoXML: Error {}

    private struct Text {
        let kind: String
        let x: Double
        let y: Double
        var text = ""

        /// From where to where it goes, in a font whose letters are all as wide as the widest.
        var room: ClosedRange<Double> {
            let width = Double(text.count) * 7.9
            let words = kind.split(separator: " ")
            if words.contains("middle") { return (x - width / 2)...(x + width / 2) }
            if words.contains("end") { return (x - width)...x }
            return x...(x + width)
        }
    }

    private(set) var title = ""
    private(set) var width = 0.0
    private(set) var summary = ""
    private var texts: [Text] = []
    private var element = ""

    init(_ svg: String) throws {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        guard parser.parse(), parser.parserError == nil else { throw IsNoXML() }
    }

    /// Where a text is that occurs several times, from left to right.
    func places(of text: String) -> [Double] {
        texts.filter { $0.text == text }.map(\.x).sorted()
    }

    /// The texts that leave the picture, or that another one in the same row overlaps.
    func crowded() -> [String] {
        let outside = texts.filter { $0.room.lowerBound < 0 || $0.room.upperBound > width }
        let overlapping = texts.indices.flatMap { first in
            texts[(first + 1)...]
                .filter { second in
                    second.y == texts[first].y && second.room.overlaps(texts[first].room)
                }
                .map { "\(texts[first].text) is in the way of \($0.text)" }
        }
        return outside.map { "\($0.text) leaves the picture" } + overlapping
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        element = name
        func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
        if name == "svg" { width = number("width") }
        if name == "text" {
            texts.append(Text(kind: attributes["class"] ?? "", x: number("x"), y: number("y")))
        }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        switch element {
        case "title": title += text
        case "desc": summary += text
        case "text": texts[texts.count - 1].text += text
        default: break
        }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        element = ""
    }
}
