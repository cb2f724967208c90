// The marbles of a program's sections.
// Chapter: 0 (levels)

import Recorder

extension Marbles {
    /// What happens between two calls of `mark(…)`, with the mark's text.
    public struct Section {
        /// The text of the mark.
        public let title: String
        /// The rows of the section, numbered by themselves.
        public let marbles: Marbles
    }

    /// The sections in which there is a row.
    public var sections: [Section] {
        let begins = run.entries.indices.compactMap { index -> (Int, String)? in
            guard case .marks(let title) = run.entries[index].step.moment else { return nil }
            return (index, title)
        }
        let ends = begins.dropFirst().map(\.0) + [run.entries.count]
        return zip(begins, ends).compactMap { begin, end in
            let entries = begin.0..<end
            let marbles = keeping { entries.contains($1.entry) }.numberedAnew
            return marbles.rows.isEmpty ? nil : Section(title: begin.1, marbles: marbles)
        }
    }
}
