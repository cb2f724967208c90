// What the compiler's own parser finds in a file: for comparing ours with it.

import Foundation

/// Reads the compiler's dump of a file, whose form nobody promises: so nothing but this test does.
final class ParseDump {
    /// Kind, place of the brace, and name of everything that has a body.
    private(set) var found: Set<String> = []
    private var seen: Set<Int> = []
    private var owners: [String: Node] = [:]
    private var functions: [Node] = []

    private final class Node {
        let path: String
        let kind: String
        let brace: Int
        var closures: [Node] = []
        init(_ kind: String, _ path: String, _ brace: Int) {
            (self.kind, self.path, self.brace) = (kind, path, brace)
        }
    }

    private struct Around {
        var type = ""
        var callable: Node?
        var property = "_"
    }

    /// - parameter json: `swiftc -frontend -dump-parse -dump-ast-format json`.
    init(_ json: Data) throws {
        let dump = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        walk(dump?["items"], Around())
        for owner in owners.values { number(owner, owner.path) }
        for function in functions {
            found.insert("\(function.kind) \(function.brace) \(function.path)")
            number(function, function.path)
        }
    }

    private func number(_ node: Node, _ path: String) {
        let closures = node.closures.sorted { $0.brace < $1.brace }
        for (index, closure) in closures.enumerated() {
            let name = "closure#\(index + 1) in \(path)"
            found.insert("closure \(closure.brace) \(name)")
            number(closure, name)
        }
    }

    private func walk(_ any: Any?, _ around: Around) {
        if let list = any as? [Any] { return list.forEach { walk($0, around) } }
        guard let node = any as? [String: Any] else { return }
        var around = around
        switch node["_kind"] as? String ?? "" {
        case "class_decl", "struct_decl", "enum_decl", "protocol_decl":
            let name = base(node["name"])
            let isNested = !around.type.isEmpty && around.callable == nil
            around = Around(type: isNested ? "\(around.type).\(name)" : name)
        case "extension_decl":
            let type = node["extended_type"] as? String ?? ""
            around = Around(type: String(type.prefix { $0 != "<" }))
        case "func_decl" where base(node["name"]) == "$defer": break
        case "func_decl", "constructor_decl", "destructor_decl", "accessor_decl":
            around.callable = function(node, around) ?? around.callable
        case "pattern_binding_decl":
            return walkBinding(node, around)
        case "closure_expr":
            guard let closure = closure(node, around) else { return }
            around.callable = closure
        default: break
        }
        for (key, value) in node where key != "range" && key != "processed_init" {
            walk(value, around)
        }
    }

    private func walkBinding(_ node: [String: Any], _ around: Around) {
        for entry in node["pattern_entries"] as? [[String: Any]] ?? [] {
            var around = around
            if around.callable == nil {
                var pattern = entry["pattern"] as? [String: Any]
                while let inner = pattern, inner["name"] == nil {
                    pattern = inner["sub_pattern"] as? [String: Any]
                }
                around.property = base(pattern?["name"])
            }
            walk(entry["original_init"] ?? entry["processed_init"], around)
        }
    }

    private func function(_ node: [String: Any], _ around: Around) -> Node? {
        guard let brace = brace(node["body"]), seen.insert(brace).inserted else { return nil }
        let names: (kind: String, name: String)
        switch node["_kind"] as? String {
        case "constructor_decl": names = ("init", full(node["name"], isCalled: true))
        case "destructor_decl": names = ("deinit", "deinit")
        case "accessor_decl":
            let words = ["get", "set", "willSet", "didSet", "_read", "_modify"]
            let word = words.first { node[$0] as? Bool == true } ?? "get"
            names = (word, "\(full(node["for"], isCalled: false)).\(word)")
        default:
            let kind = around.callable == nil ? "func" : "local"
            names = (kind, full(node["name"], isCalled: true))
        }
        let path = around.type.isEmpty ? names.name : "\(around.type).\(names.name)"
        let new = Node(names.kind, path, brace)
        functions.append(new)
        return new
    }

    private func closure(_ node: [String: Any], _ around: Around) -> Node? {
        guard let brace = brace(node["body"]), seen.insert(brace).inserted else { return nil }
        let new = Node("closure", "", brace)
        if let callable = around.callable {
            callable.closures.append(new)
        } else {
            let path = around.type.isEmpty ? "" : "\(around.type).\(around.property)"
            let owner = owners[path] ?? Node("owner", path, 0)
            owners[path] = owner
            owner.closures.append(new)
        }
        return new
    }

    private func brace(_ body: Any?) -> Int? {
        ((body as? [String: Any])?["range"] as? [String: Any])?["start"] as? Int
    }

    private func base(_ name: Any?) -> String {
        let base = (name as? [String: Any])?["base_name"] as? [String: Any]
        return base?["name"] as? String ?? base?["special"] as? String ?? "_"
    }

    private func full(_ name: Any?, isCalled: Bool) -> String {
        let base = base(name) == "constructor" ? "init" : base(name)
        guard let labels = (name as? [String: Any])?["args"] as? [String] else {
            return base + (isCalled ? "()" : "")
        }
        return "\(base)(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
}
