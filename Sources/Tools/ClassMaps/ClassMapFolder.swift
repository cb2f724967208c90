// The committed maps in `Diagrams/classes`: a text and a picture for each map.

import Foundation
import Toolchain

/// The folder with the class maps.
public struct ClassMapFolder {
    private static let path = "Diagrams/classes"
    private let folder: URL
    private let maps: [(map: ClassMap, dot: String)]

    /// Makes the texts of all maps from the compiler's description of the built module.
    /// - parameter package: The folder with Package.swift.
    /// - parameter products: The folder with the package's built files.
    /// - throws: `KitError`.
    public init(package: URL, products: URL) throws {
        folder = package.appending(path: Self.path)
        guard let modules = BuiltProducts(products).modules else {
            throw KitError(
                "\(products.path) has no built modules. Build the kit first: swift build"
            )
        }
        let declared = DeclaredTypes(try SymbolGraph(modules: modules))
        maps = try ClassMap.all.map { ($0, try $0.dot(of: declared)) }
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
            news.append("\(Self.path)/\(name): removed")
        }
        for (map, dot) in maps where text("\(map.name).dot") != dot {
            news.append(try write(dot, "\(map.name).dot"))
        }
        let undrawn = maps.filter { !isDrawn($0.map, $0.dot) }
        guard undrawn.isEmpty || Drawing.isPossible else {
            throw KitError(Drawing.howToGetGraphviz)
        }
        for (map, dot) in undrawn {
            let svg = try Drawing.svg(of: dot, title: map.title)
            news.append(try write(svg, "\(map.name).svg"))
        }
        return news
    }

    /// The files with problems. Does not need Graphviz.
    public func findings() -> [(path: String, what: String)] {
        var findings = leftOver().map { ("\(Self.path)/\($0)", "no class map has this file") }
        for (map, dot) in maps {
            let file = "\(Self.path)/\(map.name)"
            if text("\(map.name).dot") != dot {
                findings.append(
                    ("\(file).dot", "this map differs from the compiler's symbol graph")
                )
            }
            if !isDrawn(map, dot) {
                findings.append(("\(file).svg", "this picture was drawn from another text"))
            }
        }
        return findings
    }

    private func leftOver() -> [String] {
        let wanted = maps.flatMap { ["\($0.map.name).dot", "\($0.map.name).svg"] }
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(found).subtracting(wanted).filter { !$0.hasPrefix(".") }.sorted()
    }

    private func isDrawn(_ map: ClassMap, _ dot: String) -> Bool {
        text("\(map.name).svg").map { Drawing.isDrawn(of: dot, $0) } ?? false
    }

    private func text(_ name: String) -> String? {
        try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    private func write(_ text: String, _ name: String) throws -> String {
        let file = folder.appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return "\(Self.path)/\(name): updated"
    }
}
