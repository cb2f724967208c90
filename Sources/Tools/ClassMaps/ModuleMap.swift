// A picture of the package's modules, drawn from its manifest.

import Foundation
import Toolchain

/// The modules of the library, the recorder and the tools, without tests and exercises. An arrow
/// points to a module that another one needs. Where a way leads there already, there is no arrow.
public struct ModuleMap {
    /// The modules that each module needs.
    let needs: [String: Set<String>]

    private struct Manifest: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let path: String?
            let dependencies: [[String: [Name?]]]
            let pluginUsages: [[String: [Name?]]]?
        }
        let targets: [Target]
    }

    /// A dependency is a list of a name and of conditions.
    private enum Name: Decodable {
        case name(String)
        case condition

        init(from decoder: any Decoder) throws {
            let text = try? decoder.singleValueContainer().decode(String.self)
            self = text.map(Name.name) ?? .condition
        }
    }

    /// Reads the manifest of the package in a folder.
    /// - throws: `KitError`.
    public init(of package: URL) throws {
        // Not in `.build`, which a running build locks.
        let json = try withTemporaryFolder { scratch in
            try output(of: [
                "swift", "package", "--package-path", package.path,
                "--scratch-path", scratch.path, "dump-package",
            ])
        }
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
        let shown = manifest.targets.filter { target in
            target.type != "test" && target.path.map { $0.hasPrefix("Sources/") } ?? true
        }
        needs = Dictionary(
            uniqueKeysWithValues: shown.map { target in
                let lists = target.dependencies + (target.pluginUsages ?? [])
                let names = lists.flatMap(\.values).compactMap { list -> String? in
                    if case .name(let name)? = list.first ?? nil { name } else { nil }
                }
                return (target.name, Set(names))
            }
        )
    }

    /// The names of all modules.
    public var names: [String] { needs.keys.sorted() }

    var map: ClassMapFolder.Map {
        ClassMapFolder.Map(
            name: "modules",
            title: "The modules of the kit",
            description: """
                Boxes are modules; the library's are filled. An arrow points to a module that \
                another one needs, directly.
                """,
            dot: dot
        )
    }

    private var dot: String {
        let nodes = names.map { name in
            let isLibrary = name.hasPrefix("MiniRx") && name != "MiniRxCommand"
            return "  \"\(name)\"" + (isLibrary ? " [style=filled fillcolor=\"#bcd4f2\"]" : "")
        }
        let arrows = names.flatMap { name in
            direct(name).sorted().map { "  \"\(name)\" -> \"\($0)\"" }
        }
        return ([Self.head] + nodes + arrows + ["}", ""]).joined(separator: "\n")
    }

    /// The modules that `name` needs and none of the others that it needs does.
    private func direct(_ name: String) -> Set<String> {
        let all = needs[name] ?? []
        return all.filter { one in
            !all.contains { other in other != one && reach(other).contains(one) }
        }
    }

    private func reach(_ name: String) -> Set<String> {
        (needs[name] ?? []).reduce(into: []) { $0.formUnion(reach($1).union([$1])) }
    }

    private static let head = """
        // Made by make diagrams from Package.swift. Do not edit it.
        digraph {
          rankdir=BT ranksep=0.5 nodesep=0.15 bgcolor=white
          node [fontname="Helvetica,Arial,sans-serif" fontsize=12 shape=box margin="0.12,0.06"]
          node [style=filled fillcolor="#f2f2f2" color="#666666"]
          edge [color="#444444" arrowhead=vee arrowsize=0.7]
        """
}
