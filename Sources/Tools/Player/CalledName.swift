// How a call of a function looks in the text of its caller.
// Chapter: 0 (the player)

import Recorder
import SwiftText

/// What stands in the source where a recorded call is made.
enum CalledName: Hashable {
    case function(String, labels: [String])
    /// The name of the type, without the types around it.
    case initializer(String, labels: [String])
    case getter(String)
    case setter(String)

    /// `nil` for calls that the caller's text does not name: closures, subscripts, operators.
    init?(_ call: Call) {
        let name = call.function
        let labels = name.split(separator: "(").last.map {
            $0.split(separator: ":").map(String.init)
        }
        if name.hasPrefix("closure#") || name.hasPrefix("subscript") || name == "deinit" {
            return nil
        } else if name.hasPrefix("init") {
            guard let type = call.type?.split(separator: ".").last else { return nil }
            self = .initializer(String(type), labels: labels?.dropLast() ?? [])
        } else if let bracket = name.firstIndex(of: "(") {
            guard name.first!.isLetter || name.first == "_" else { return nil }
            self = .function(String(name[..<bracket]), labels: labels?.dropLast() ?? [])
        } else {
            let parts = name.split(separator: ".")
            guard parts.count == 2 else { return nil }
            self = parts[1] == "get" ? .getter(String(parts[0])) : .setter(String(parts[0]))
        }
    }

    /// Whether these tokens make the call: the one before, the name, and those that follow the name
    /// and its generic arguments.
    func matches(_ before: Token?, _ word: Token, then following: ArraySlice<Token>) -> Bool {
        let next = following.first
        switch self {
        case .function(let name, let labels):
            return word.text == name && before?.text != "func" && passes(labels, following)
        case .initializer(let type, let labels):
            return (word.text == type || word.text == "init" && before?.text == ".")
                && passes(labels, following)
        case .getter(let name):
            return word.text == name && !["let", "var"].contains(before?.text) && next?.text != "="
        case .setter(let name):
            let compares = ["==", "!=", "<=", ">=", "===", "!=="]
            return word.text == name
                && next.map {
                    $0.kind == .operator && $0.text.hasSuffix("=") && !compares.contains($0.text)
                } == true
        }
    }

    /// Whether arguments follow, the first one with a label of the function. There may be none
    /// before a closure, and where all have default values.
    private func passes(_ labels: [String], _ following: ArraySlice<Token>) -> Bool {
        let texts = following.prefix(3).map(\.text)
        guard texts.first == "(" else { return texts.first == "{" }
        guard texts.count == 3, texts[1] != ")" else { return true }
        return labels.contains(texts[2] == ":" ? texts[1] : "_")
    }

    /// Whether round brackets or a closure follow the name.
    var hasArguments: Bool {
        switch self {
        case .function, .initializer: true
        case .getter, .setter: false
        }
    }
}
