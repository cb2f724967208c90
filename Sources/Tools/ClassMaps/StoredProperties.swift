// The types that a type's stored properties name.

/// The stored properties of all types of a module, each with the types that its declaration names.
struct StoredProperties {
    struct Property {
        /// With `weak` or `unowned` before it, if it has that modifier.
        let name: String
        /// The identifier of the type that has it.
        let owner: String
        /// The identifiers of the types that it names, type aliases followed.
        let types: Set<String>
    }

    private let symbols: [String: SymbolGraph.Symbol]
    /// The symbol that contains a symbol's declaration.
    private let owners: [String: String]

    init(_ graph: SymbolGraph) {
        symbols = Dictionary(
            graph.symbols.map { ($0.identifier.precise, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        owners = Dictionary(
            graph.relationships.filter { $0.kind == "memberOf" }.map { ($0.source, $0.target) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    var all: [Property] {
        symbols.values.compactMap { symbol in
            let fragments = symbol.declarationFragments ?? []
            // A computed property's declaration ends with its accessors: `{ get }`.
            guard symbol.kind.identifier == "swift.property",
                fragments.last?.spelling.hasSuffix("}") == false,
                // It is empty except in release builds.
                !fragments.contains(where: { $0.spelling == "Specialized" }),
                let owner = owners[symbol.identifier.precise],
                let name = symbol.pathComponents.last
            else { return nil }
            let weakness = fragments.first { ["weak", "unowned"].contains($0.spelling) }
            return Property(
                name: weakness.map { "\($0.spelling) \(name)" } ?? name,
                owner: owner,
                types: types(in: fragments, of: owner)
            )
        }
    }

    private func types(in fragments: [SymbolGraph.Fragment], of owner: String) -> Set<String> {
        let fragments = Array(Self.withoutFunctions(fragments))
        var types: [String] = []
        for (index, fragment) in fragments.enumerated() where fragment.kind == "typeIdentifier" {
            // `Parameter.Inner` is not a value of the parameter's type.
            let isOuter =
                fragment.preciseIdentifier == nil
                && fragments.dropFirst(index + 1).first?.spelling.hasPrefix(".") == true
            guard !isOuter,
                let type = fragment.preciseIdentifier ?? constraint(fragment.spelling, of: owner)
            else { continue }
            // In `Outer<Element>.Inner` the outer type only qualifies the inner type.
            if let outer = types.lastIndex(where: { $0 == owners[type] }) {
                types.removeSubrange(outer...)
            }
            types.append(type)
        }
        return types.reduce(into: []) { all, type in
            if let alias = symbols[type], alias.kind.identifier == "swift.typealias" {
                let fragments = alias.declarationFragments ?? []
                all.formUnion(self.types(in: fragments, of: owners[type] ?? owner))
            } else if owners[type] == owner, symbols[type]?.kind.identifier == "swift.enum" {
                // A state of the owner: what its cases hold.
                for (name, symbol) in symbols where owners[name] == type {
                    guard symbol.kind.identifier == "swift.enum.case" else { continue }
                    all.formUnion(self.types(in: symbol.declarationFragments ?? [], of: owner))
                }
            } else {
                all.insert(type)
            }
        }
    }

    /// The constraint of the type's generic parameter of that name.
    private func constraint(_ parameter: String, of owner: String) -> String? {
        symbols[owner]?.swiftGenerics?.constraints?.first { $0.lhs == parameter }?.rhsPrecise
    }

    /// A type that holds a closure does not hold the closure's parameters and result:
    /// `Bag<(Event) -> Void>` holds a bag, but no event.
    private static func withoutFunctions(
        _ fragments: [SymbolGraph.Fragment]
    ) -> ArraySlice<SymbolGraph.Fragment> {
        guard fragments.contains(where: { $0.spelling.contains("->") }) else {
            return fragments[...]
        }
        return fragments.prefix { !$0.spelling.contains("(") }
    }
}
