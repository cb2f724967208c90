// The committed maps in `Diagrams/classes` and `Diagrams/modules`: a text and a picture for each map.

import Foundation
import Toolchain

/// A folder with maps.
public struct ClassMapFolder {
    /// A text for Graphviz, and what is said of its picture.
    struct Map {
        let name: String
        let title: String
        let description: String
        let dot: String
    }

    private let path: String
    private let folder: URL
    private let maps: [Map]

    /// The folder with the map of the modules.
    /// - parameter package: The folder with Package.swift.
    public init(of modules: ModuleMap, package: URL) {
        path = "Diagrams/modules"
        folder = package.appending(path: path)
        maps = [modules.map]
    }

    /// Makes the texts of all maps from the compiler's description of the built module.
    /// - parameter package: The folder with Package.swift.
    /// - parameter products: The folder with the package's built files.
    /// - throws: `KitError`.
    public init(package: URL, products: URL) throws {
        path = "Diagrams/classes"
        folder = package.appending(path: path)
        guard let modules = BuiltProducts(products).modules else {
            throw KitError(
                "\(products.path) has no built modules. Build the kit first: swift build"
            )
        }
        let declared = DeclaredTypes(try SymbolGraph(modules: modules))
        maps = try ClassMap.all.map { map in
            Map(
                name: map.name,
                title: map.title,
                description: """
                    Boxes are types, with what each is written in it. Hollow arrowheads point to \
                    the class inherited from (solid line) or the protocol conformed to (dashed \
                    line); a diamond stands at the type that holds the other, with the property's \
                    name.
                    """,
                dot: try map.dot(of: declared)
            )
        }
    }

    /// Whether this is the toolchain that the committed maps were drawn with. Another toolchain may
    /// report more or less about a class.
    public static var isOfThisToolchain: Bool {
        #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
        return true
        #else
        return false
        #endif
    }

    /// Whether the compiler can read the modules. Not if Xcode has put them in another folder.
    public static func canBeMade(of products: URL) -> Bool {
        BuiltProducts(products).modules != nil
    }

    /// Updates texts and pictures. If pictures have to be drawn and Graphviz is missing, it writes
    /// all texts and then throws `KitError`.
    /// - returns: A line for each file that has changed.
    public func refresh() throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var news: [String] = []
        for name in leftOver() {
            try FileManager.default.removeItem(at: folder.appending(path: name))
            news.append("\(path)/\(name): removed")
        }
        for map in maps where text("\(map.name).dot") != map.dot {
            news.append(try write(map.dot, "\(map.name).dot"))
        }
        let undrawn = maps.filter { !isDrawn($0) }
        guard undrawn.isEmpty || Drawing.isPossible else {
            throw KitError(Drawing.howToGetGraphviz)
        }
        for map in undrawn {
            let svg = try Drawing.svg(
                of: map.dot,
                title: map.title,
                description: map.description
            )
            news.append(try write(svg, "\(map.name).svg"))
        }
        return news
    }

    /// The files with problems. Does not need Graphviz.
    public func findings() -> [(path: String, what: String)] {
        var findings = leftOver().map { ("\(path)/\($0)", "no map has this file") }
        for map in maps {
            let file = "\(path)/\(map.name)"
            if text("\(map.name).dot") != map.dot {
                findings.append(("\(file).dot", "this map differs from what it shows"))
            }
            if !isDrawn(map) {
                findings.append(("\(file).svg", "this picture was drawn from another text"))
            }
        }
        return findings
    }

    private func leftOver() -> [String] {
        let wanted = maps.flatMap { ["\($0.name).dot", "\($0.name).svg"] }
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(found).subtracting(wanted).filter { !$0.hasPrefix(".") }.sorted()
    }

    private func isDrawn(_ map: Map) -> Bool {
        text("\(map.name).svg").map { Drawing.isDrawn(of: map.dot, $0) } ?? false
    }

    private func text(_ name: String) -> String? {
        try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    private func write(_ text: String, _ name: String) throws -> String {
        let file = folder.appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return "\(path)/\(name): updated"
    }
}
