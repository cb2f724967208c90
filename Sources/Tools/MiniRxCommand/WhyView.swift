// Prints answers.

import Foundation
import Recorder
import Why

struct WhyView {
    /// The file or the walkthrough that was asked about.
    let name: String
    let style: TerminalStyle

    func show(_ answers: [Answer]) {
        for (index, answer) in answers.enumerated() {
            if index > 0 { print() }
            show(answer)
        }
        print(style.faint("\n[12]: line 12 of the trace; :12: line 12 of the program."))
        let rules = Set(answers.flatMap(\.sentences).compactMap(\.rule)).sorted()
        for rule in rules.compactMap(Rule.init) {
            for line in filled("Rule \(rule.rawValue): \(rule.text).") { print(style.faint(line)) }
        }
        if !rules.isEmpty { print(style.faint("More of the rules: Chapters/appendix-rules.md")) }
    }

    private func show(_ answer: Answer) {
        for sentence in answer.sentences {
            for line in filled(text(sentence)) { print(line) }
        }
        if let next = answer.next { print(style.faint("  → swift run kit why \(question(next))")) }
        guard !answer.chain.isEmpty else { return }
        print(style.faint("  because"))
        let places = answer.chain.map { $0.place ?? "" }
        let column = places.map(\.count).max() ?? 0
        for (link, place) in zip(answer.chain, places) {
            let line = link.line.map { "  [\($0)]" } ?? ""
            let text = "\(place.padded(to: column))  \(link.text)"
            let lane = Set(answer.chain.map(\.lane)).count > 1 ? "  on \(link.lane)" : ""
            print("  " + text + style.faint(line + lane))
        }
    }

    private func question(_ next: String) -> String {
        next.hasPrefix(":") ? name + next : "\(name) \(next)"
    }

    private func text(_ sentence: Answer.Sentence) -> String {
        var notes = sentence.lines.map { "[\($0)]" }.joined(separator: " ")
        if let rule = sentence.rule { notes += notes.isEmpty ? "rule \(rule)" : " rule \(rule)" }
        return sentence.text + (notes.isEmpty ? "" : " (\(notes))")
    }

    private func filled(_ text: String) -> [String] {
        let width = min(style.columns, 80)
        return text.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append((lines.isEmpty ? "" : "  ") + word)
            }
        }
    }
}
