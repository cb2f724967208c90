// A picture of a few types, as text for Graphviz.

import Toolchain

/// Related types, and their relations.
public struct ClassMap {
    /// The name of its files.
    public let name: String
    /// Its subject, for screen readers.
    public let title: String
    let types: [String]

    /// The map's source in Graphviz's language, sorted, so that equal maps have equal texts.
    func dot(of declared: DeclaredTypes) throws -> String {
        let nodes = try types.sorted().map { type in
            guard let kind = declared.kinds[type] else {
                throw KitError(
                    """
                    MiniRx has no type \(type), which the class map \(name) shows. \
                    Correct Sources/Tools/ClassMaps/Catalog.swift, then run make diagrams.
                    """
                )
            }
            return "  \"\(type)\" [\(kind.look)]"
        }
        let arrows = declared.arrows(among: Set(types)).map { arrow in
            "  \"\(arrow.from)\" -> \"\(arrow.to)\" [\(arrow.relation.look)]"
        }
        return ([Self.head] + nodes + arrows.sorted() + [Self.legend, "}", ""])
            .joined(separator: "\n")
    }

    private static let head = """
        // Made by make diagrams from the compiler's symbol graph. Do not edit it.
        digraph {
          rankdir=RL ranksep=0.7 nodesep=0.18 bgcolor=white
          fontname="Helvetica,Arial,sans-serif" fontsize=12
          node [fontname="Helvetica,Arial,sans-serif" fontsize=12 shape=box margin="0.12,0.06"]
          edge [fontname="Helvetica,Arial,sans-serif" fontsize=10 color="#444444"]
        """

    /// The legend is drawn with the relations that it explains.
    private static let legend = """
          subgraph cluster_legend {
            label="how to read it" color="#999999"
            node [shape=plaintext margin="0.03,0.01" height=0.2 class="key"]
            "a subclass" -> "its class" [\(DeclaredTypes.Relation.inherits.look)]
            "a type" -> "its protocol" [\(DeclaredTypes.Relation.conforms.look)]
            "who holds" -> "what is held" [\(DeclaredTypes.Relation.holds(["property"]).look)]
          }
        """
}

extension DeclaredTypes.Kind {
    /// Its colour, and a word for readers who do not see colours.
    fileprivate var look: String {
        switch self {
        case .class: Self.look("class", fill: "#bcd4f2", line: "#2f62a8")
        case .protocol: Self.look("protocol", fill: "#f6c99a", line: "#b3661a", style: ",rounded")
        case .enum: Self.look("enum", fill: "#f3e58a", line: "#8f7f14")
        case .struct: Self.look("struct", fill: "#b9deb0", line: "#3f7f33")
        }
    }

    private static func look(
        _ word: String,
        fill: String,
        line: String,
        style: String = ""
    ) -> String {
        #"label="«\#(word)»\n\N" style="filled\#(style)" fillcolor="\#(fill)" color="\#(line)""#
    }
}

extension DeclaredTypes.Relation {
    fileprivate var look: String {
        switch self {
        case .inherits: #"arrowhead=onormal class="inherits""#
        case .conforms: #"arrowhead=onormal style=dashed class="conforms""#
        case .holds(let names):
            "dir=both arrowtail=diamond arrowhead=vee class=\"holds\" "
                + "label=\"\(names.joined(separator: #"\n"#))\""
        }
    }
}
