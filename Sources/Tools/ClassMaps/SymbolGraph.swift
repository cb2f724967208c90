// The compiler's symbol graph of a module: its declarations and their relations.

import Foundation

/// The part of a symbol graph that class maps are made of. The names are the format's own.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let swiftGenerics: Generics?
    }

    struct Kind: Decodable {
        let identifier: String
    }

    struct Identifier: Decodable {
        let precise: String
    }

    /// A piece of a declaration's text; where it names a type, with that type's identifier.
    struct Fragment: Decodable {
        let kind: String
        let spelling: String
        let preciseIdentifier: String?
    }

    struct Generics: Decodable {
        let constraints: [Constraint]?
    }

    /// `lhs` is the name of a generic parameter, `rhsPrecise` what it has to conform to.
    struct Constraint: Decodable {
        let lhs: String
        let rhsPrecise: String?
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}
