// Draws a map with Graphviz, and adds a title, a description and a dark style.

import Diagrams
import Foundation
import Toolchain

/// The picture of a map.
struct Drawing {
    /// The message of `make diagrams` if Graphviz is missing.
    static let howToGetGraphviz = """
        Graphviz is missing. Only the pictures of the class maps need it. Install it with \
        `brew install graphviz` or `apt-get install graphviz`, then run make diagrams again.
        """

    static var isPossible: Bool {
        (try? output(of: ["dot", "-V"])) != nil
    }

    /// Draws the text as SVG.
    static func svg(of dot: String, title: String, description: String) throws -> String {
        let drawn = try output(of: ["dot", "-Tsvg"], input: dot)
        guard let root = drawn.firstRange(of: #/<svg[^>]*>/#) else {
            throw KitError("Graphviz's command dot printed no SVG.")
        }
        // Graphviz gives the parts titles, which browsers would show under the pointer.
        let parts = drawn[root.upperBound...].replacing(#/<title>.*?<\/title>\n/#, with: "")
        return String(drawn[..<root.upperBound]) + "\n" + head(of: dot, title, description) + parts
    }

    /// Whether a picture was drawn from this text.
    static func isDrawn(of dot: String, _ svg: String) -> Bool {
        svg.contains("<!-- source: \(dot.fingerprint) -->")
    }

    private static func head(of dot: String, _ title: String, _ description: String) -> String {
        """
        <!-- source: \(dot.fingerprint) -->
        <title>\(title)</title>
        <desc>\(description)</desc>
        <style>
        @media screen and (prefers-color-scheme: dark) {
        .graph > polygon, .cluster > polygon { fill: #0d1117 }
        .graph > polygon { stroke: none }
        .edge path, .edge polygon, .edge polyline { stroke: #b1bac4 }
        .holds > polygon { fill: #b1bac4 }
        .edge text, .cluster text, .key text { fill: #e6edf3 }
        }
        </style>

        """
    }
}
