// Finds a declaration in a Swift file by its name, so that a chapter can show it.

#if DEBUG
    import Foundation

    /// The text of a source file. It has to be formatted: the brace that ends a declaration stands
    /// below the declaration's first letter.
    struct SwiftSource {
        let lines: [String]

        init(_ text: String) {
            lines = text.components(separatedBy: "\n")
        }

        /// The declaration that `symbol` names, moved to the left margin, without probes.
        ///
        /// A symbol is a type (`Sink`), a member (`Sink.observer`), or a function with its labels
        /// (`Sink.init(observer:cancel:)`). An extension goes by the name of its type. Of a
        /// protocol's requirement and its implementation it is the latter. `nil` if there is none.
        func declaration(of symbol: String) -> String? {
            let dot = symbol.prefix { $0 != "(" }.firstIndex(of: ".")
            guard let dot else {
                return lines.indices.lazy
                    .filter { Declaration(lines, $0)?.goes(by: symbol) == true }
                    .first.map(text(from:))
            }
            let type = symbol[..<dot]
            let member = symbol[symbol.index(after: dot)...]
            let found = lines.indices.lazy
                .filter { Declaration(lines, $0)?.name == String(type) }
                .compactMap { start in
                    (start...end(of: start)).first {
                        Declaration(lines, $0)?.goes(by: String(member)) == true
                    }
                }
                .map(text(from:))
            return found.first { $0.hasSuffix("}") } ?? found.first
        }

        /// The declaration that begins at `start`, without what belongs to the recorder, to the
        /// counting of live objects and to the compiler, which every second function has and no
        /// chapter speaks of.
        private func text(from start: Int) -> String {
            let margin = lines[start].prefix { $0 == " " }.count
            var shown: [String] = []
            var counts = false
            for line in lines[start...end(of: start)] {
                if line.trimmed == "#if TRACE_RESOURCES" { counts = true }
                if !counts && !isProbe(line) && !(line.isEmpty && shown.last?.isEmpty == true) {
                    if line.trimmed == "}" && shown.last?.isEmpty == true { shown.removeLast() }
                    if let line = withoutHints(line) {
                        shown.append(String(line.dropFirst(margin)))
                    }
                }
                if line.trimmed == "#endif" { counts = false }
            }
            return shown.joined(separator: "\n")
        }

        /// Where the brackets that the declaration opens are all closed again, and the next line
        /// does not go on with it.
        private func end(of start: Int) -> Int {
            var open = 0
            for line in start..<lines.count where !lines[line].trimmed.hasPrefix("//") {
                for letter in lines[line] {
                    if "([{".contains(letter) { open += 1 }
                    if ")]}".contains(letter) { open -= 1 }
                }
                let next = line + 1 < lines.count ? lines[line + 1].trimmed : ""
                let goesOn =
                    [",", ":", "=", "<", "where"].contains { lines[line].hasSuffix($0) }
                    || ["{", "->", "where", ">"].contains { next.hasPrefix($0) }
                if open == 0 && !goesOn { return line }
            }
            return lines.count - 1
        }

        /// Without the attributes that tell the compiler how to make fast code, which say nothing
        /// about what the code does. `nil` if nothing is left.
        private func withoutHints(_ line: String) -> String? {
            let hints =
                #/@(usableFromInline|inlinable|inline\(__always\)|exclusivity\(unchecked\)|frozen)\s*/#
            let rest = line.replacing(hints, with: "")
            return rest.allSatisfy { $0 == " " } && !line.isEmpty ? nil : rest
        }

        private func isProbe(_ line: String) -> Bool {
            ["let step = enter(", "defer { leave(step) }", "leave(enter("]
                .contains { line.trimmed.hasPrefix($0) }
        }
    }

    extension String {
        var trimmed: Substring { drop { $0 == " " } }
    }

    /// The name of what a line declares, with a function's labels.
    private struct Declaration {
        let name: String
        let labels: String?

        init?(_ lines: [String], _ start: Int) {
            let declaration =
                #/
                ^\ *(?:[@A-Za-z]+(?:\([a-z]+\))?\ )*
                (?:class|struct|enum|protocol|extension|func|var|let|typealias|init)\b
                \ ?(\w*)
            /#
            guard let match = lines[start].prefixMatch(of: declaration) else { return nil }
            let rest = lines[start...].prefix(12).joined(separator: " ")
            name = match.1.isEmpty ? "init" : String(match.1)
            labels = Self.labels(rest.dropFirst(match.0.count))
        }

        /// Whether `symbol` means this: its name, with the labels or without any.
        func goes(by symbol: String) -> Bool {
            symbol == name || symbol == name + (labels ?? "")
        }

        /// The labels of the parameter list that `text` begins with: `(_:cancel:)`.
        private static func labels(_ text: Substring) -> String? {
            var text = text.replacing("->", with: "")[...]
            if text.hasPrefix("<") {
                var open = 0
                text = text.drop { letter in
                    open += letter == "<" ? 1 : letter == ">" ? -1 : 0
                    return open > 0
                }.dropFirst()
            }
            guard text.first == "(" else { return nil }
            var depth = 0
            var parameters = [""]
            for letter in text {
                if "([{<".contains(letter) { depth += 1 }
                if ")]}>".contains(letter) { depth -= 1 }
                if depth == 0 { break }
                if depth == 1 && letter == "," {
                    parameters.append("")
                } else if !(depth == 1 && letter == "(") {
                    parameters[parameters.count - 1].append(letter)
                }
            }
            let labels = parameters.compactMap { parameter in
                parameter.split(whereSeparator: { " :".contains($0) }).first { !$0.hasPrefix("@") }
            }
            return "(" + labels.map { "\($0):" }.joined() + ")"
        }
    }
#endif
