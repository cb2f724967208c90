// The table of what a sample prints in each of its sections.
// Chapter: 0 (how the text is kept true)

import Recorder

extension ChapterText {
    /// A row for each section. What is not printed on main has its lane before it.
    mutating func printed(_ name: String) throws -> [String] {
        let (_, recording) = try recorded(name)
        var sections: [(title: String, prints: [String])] = []
        for step in recording.steps {
            switch step.moment {
            case .marks(let title):
                sections.append((title, []))
            case .prints(let text) where !sections.isEmpty:
                let lane = step.lane == "main" ? "" : "(\(step.lane)) "
                sections[sections.count - 1].prints.append(lane + text)
            default:
                break
            }
        }
        // The recorder marks the end of the sample, after which nothing is printed.
        sections.removeAll(where: \.prints.isEmpty)
        guard !sections.isEmpty else {
            throw ChapterError(description: "\(name) prints nothing below a `mark(…)`.")
        }
        let rows = sections.map { "| \($0.title) | \($0.prints.joined(separator: " · ")) |" }
        return ["| | prints |", "|---|---|"] + rows
    }
}
