// The module's types, and three relations between them.

/// All types of the module, by name: their kinds, their supertypes, and the types that they hold.
struct DeclaredTypes {
    enum Kind: String {
        case `class` = "swift.class"
        case `protocol` = "swift.protocol"
        case `enum` = "swift.enum"
        case `struct` = "swift.struct"
    }

    /// From one type to another.
    enum Relation: Hashable {
        case inherits
        case conforms
        /// By stored properties of these names.
        case holds([String])
    }

    struct Arrow: Hashable {
        let from: String
        let to: String
        let relation: Relation
    }

    private(set) var kinds: [String: Kind] = [:]
    private var superclass: [String: String] = [:]
    private var protocols: [String: Set<String>] = [:]
    private var holdings: [String: [String: [String]]] = [:]

    init(_ graph: SymbolGraph) {
        var names: [String: String] = [:]
        for symbol in graph.symbols {
            guard let kind = Kind(rawValue: symbol.kind.identifier) else { continue }
            let name = symbol.pathComponents.joined(separator: ".")
            names[symbol.identifier.precise] = name
            kinds[name] = kind
        }
        for relationship in graph.relationships {
            guard let from = names[relationship.source], let to = names[relationship.target] else {
                continue
            }
            switch relationship.kind {
            case "inheritsFrom": superclass[from] = to
            case "conformsTo": protocols[from, default: []].insert(to)
            default: break
            }
        }
        for property in StoredProperties(graph).all {
            guard let owner = names[property.owner] else { continue }
            for type in property.types.compactMap({ names[$0] }) {
                holdings[owner, default: [:]][type, default: []].append(property.name)
            }
        }
    }

    /// The arrows between these types. A supertype through another shown type has no arrow of its
    /// own. A supertype through types that are not shown has an arrow.
    func arrows(among shown: Set<String>) -> Set<Arrow> {
        var arrows: Set<Arrow> = []
        for type in shown {
            let above = above(type).intersection(shown)
            let further = above.reduce(into: Set<String>()) { $0.formUnion(self.above($1)) }
            for target in above.subtracting(further) {
                let relation: Relation = kinds[target] == .class ? .inherits : .conforms
                arrows.insert(Arrow(from: type, to: target, relation: relation))
            }
            for (target, names) in holdings[type] ?? [:] where shown.contains(target) {
                arrows.insert(Arrow(from: type, to: target, relation: .holds(names.sorted())))
            }
        }
        return arrows
    }

    /// All classes and protocols above a type.
    private func above(_ type: String) -> Set<String> {
        let direct = (protocols[type] ?? []).union(superclass[type].map { [$0] } ?? [])
        return direct.reduce(into: direct) { $0.formUnion(above($1)) }
    }
}
