// The committed maps: `Diagrams/classes`, a text and a picture for each map.

import Foundation
import Toolchain

/// The folder in which the class maps are kept.
public struct ClassMapFolder {
    private static let path = "Diagrams/classes"
    private let folder: URL
    private let maps: [(map: ClassMap, dot: String)]

    /// Makes the text of all maps, of what the compiler says about the built module.
    /// - parameter package: The folder that has Package.swift in it.
    /// - parameter products: The folder with what was built of it.
    /// - throws: `KitError`.
    public init(package: URL, products: URL) throws {
        folder = package.appending(path: Self.path)
        guard let modules = BuiltProducts(products).modules else {
            throw KitError("there are no built modules in \(products.path).")
        }
        let declared = DeclaredTypes(try SymbolGraph(modules: modules))
        maps = try ClassMap.all.map { ($0, try $0.dot(of: declared)) }
    }

    /// Whether this is the toolchain that the committed maps were drawn with. Another one, or that of
    /// a Mac, may tell more or less of a class.
    public static var isOfThisToolchain: Bool {
        #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
            return true
        #else
            return false
        #endif
    }

    /// Whether the compiler can be asked: not where Xcode has put the modules elsewhere.
    public static func canBeMade(of products: URL) -> Bool {
        BuiltProducts(products).modules != nil
    }

    /// Brings texts and pictures up to date. Throws `KitError`, after all texts are written,
    /// if pictures have to be drawn and Graphviz is missing.
    /// - returns: What has become of each file that was not up to date.
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

    /// What is wrong with which file. Needs no Graphviz.
    public func findings() -> [(path: String, what: String)] {
        var findings = leftOver().map { ("\(Self.path)/\($0)", "there is no such map") }
        for (map, dot) in maps {
            let file = "\(Self.path)/\(map.name)"
            if text("\(map.name).dot") != dot {
                findings.append(("\(file).dot", "this is not what the compiler says now"))
            }
            if !isDrawn(map, dot) {
                findings.append(("\(file).svg", "this was drawn of another text"))
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
        return "\(Self.path)/\(name): brought up to date"
    }
}
