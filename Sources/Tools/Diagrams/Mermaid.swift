// A sequence diagram as text for Mermaid, which GitHub draws.
// Chapter: 0 (diagrams)

extension SequenceDiagram {
    /// The diagram in Mermaid's language, ending with a line break.
    public func mermaid() -> String {
        let names = Dictionary(
            uniqueKeysWithValues: columns.enumerated().map { ($1, "p\($0 + 1)") }
        )
        func name(_ column: Column) -> String { names[column]! }
        let everywhere = [columns.first, columns.last].compactMap { $0 }.map(name)
            .joined(separator: ",")

        var lines = ["sequenceDiagram", "accTitle: \(title.escaped)"]
        lines += ["accDescr: \(description.escaped)", "title \(title.escaped)"]
        for lane in lanes {
            // `transparent`, since Mermaid reads the first word as a colour if possible.
            lines.append("box transparent \(lane.title.escaped)")
            lines += lane.columns.map { "  participant \(name($0)) as \($0.name.escaped)" }
            lines.append("end")
        }
        for row in rows {
            let text = row.text.escaped
            switch row.content {
            case .call(let from, let to):
                lines.append("\(name(from))->>\(name(to)): \(row.number) \(text)")
            case .handOver(let from, let to):
                lines.append("\(name(from))--)\(name(to)): \(row.number) \(text)")
            case .run(let column), .prints(let column):
                lines.append("Note over \(name(column)): \(row.number) \(text)")
            case .mark:
                lines.append("Note over \(everywhere): \(row.number) \(text)")
            case .again:
                lines.append("Note over \(everywhere): \(text)")
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension String {
    /// With codes for the characters that have a meaning in Mermaid.
    fileprivate var escaped: String {
        let codes: [Character: String] = ["#": "#35;", ";": "#59;", "<": "#lt;", ">": "#gt;"]
        return map { codes[$0] ?? String($0) }.joined()
    }
}
