// Adds the banner of a file to the documentation of each symbol that the file declares.
// Chapter: 0 (how the text is kept true)

import Foundation
import Toolchain

/// Adds to each symbol of a symbol graph: the file of RxSwift that the symbol's file mirrors, the
/// differences, and the chapters that walk through it.
/// - parameter graph: The file that `swift symbolgraph-extract` wrote.
public func addBanners(to graph: URL) throws {
    let data = try Data(contentsOf: graph)
    guard var content = try JSONSerialization.jsonObject(with: data) as? [String: Any],
        let symbols = content["symbols"] as? [[String: Any]]
    else {
        throw KitError("\(graph.lastPathComponent) is not a symbol graph.")
    }
    var banners: [String: [String]] = [:]
    content["symbols"] = try symbols.map { symbol in
        guard let location = symbol["location"] as? [String: Any],
            let file = (location["uri"] as? String).flatMap(URL.init(string:))
        else { return symbol }
        if banners[file.path] == nil {
            let source = try String(contentsOf: file, encoding: .utf8)
            banners[file.path] = try Banner(source).documentation
        }
        var symbol = symbol
        var comment = symbol["docComment"] as? [String: Any] ?? [:]
        let lines = comment["lines"] as? [[String: Any]] ?? []
        comment["lines"] = lines + banners[file.path, default: []].map { ["text": $0] }
        symbol["docComment"] = comment
        return symbol
    }
    try JSONSerialization.data(withJSONObject: content).write(to: graph)
}

extension Banner {
    /// The lines that are added.
    fileprivate var documentation: [String] {
        let chapters = chapters.map {
            Int($0) == nil ? "the \($0.replacing(", ", with: " on "))" : "chapter \($0)"
        }
        var lines = ["", "Mirrors \(mirrors)."]
        if !differs.isEmpty { lines.append("What differs: \(differs)") }
        if !chapters.isEmpty { lines.append("See \(listed(chapters)).") }
        return lines
    }
}
