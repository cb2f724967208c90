// What the text of a program says about its objects.
// Chapter: 5 (who keeps a subscription alive)

import SwiftText

/// The classes of a program, the closures that keep their objects, and the variables that a
/// recording does not read.
public struct OwnSources: Sendable {
    /// The names of the program's classes, without outer types.
    public private(set) var classes: Set<String> = []
    /// The closures and methods that keep `self`.
    public private(set) var captures: [SelfCapture] = []
    /// The static properties, and the global variables that are initialized when they are used
    /// first: reading one may run code of the program.
    public private(set) var unread: [String] = []

    /// - parameter files: The program's files, with the paths of the recording.
    public init(_ files: [(path: String, text: String)]) {
        for (path, text) in files {
            let file = SwiftFile(text)
            classes.formUnion(
                file.declarations.filter { ["class", "actor"].contains($0.keyword) }.map(\.name)
            )
            captures += SelfCapture.all(in: text, file: path)
            unread += file.staticProperties
            let isScript = files.count == 1 || path.hasSuffix("main.swift")
            if !isScript || file.isMarkedAsMain {
                unread += file.globals.filter { !$0.isWeak }.map(\.name)
            }
        }
    }
}

extension SwiftFile {
    /// The static properties with an initial value that is no number and no text.
    fileprivate var staticProperties: [String] {
        let properties = declarations.filter { ["let", "var"].contains($0.keyword) }
        return properties.compactMap { property in
            let place = tokens.firstIndex { $0.start == property.range.lowerBound }!
            guard tokens[..<place].suffix(3).contains(where: { $0.text == "static" }),
                let equals = tokens[place...].firstIndex(where: { $0.text == "=" }),
                tokens[equals].start < property.range.upperBound,
                ![.literal, .string].contains(tokens[equals + 1].kind)
            else { return nil }
            return property.name
        }
    }

    fileprivate var isMarkedAsMain: Bool {
        zip(tokens, tokens.dropFirst()).contains { $0.text == "@" && $1.text == "main" }
    }
}
