// Why a text was printed, printed twice, or never.
// Chapter: 0 (why)

import Levels
import Recorder
import SwiftText

extension Why {
    func whyPrinted(_ text: String) -> [Answer] {
        let prints = printed(text)
        guard let text = prints.first?.text else { return whyNotPrinted(text) }
        var answer = happened(prints[0].entry)
        guard prints.count > 1 else {
            answer.add(innerStory(prints[0].entry))
            return [answer]
        }
        var both = Answer()
        both.say(
            "`\(short(text))` is printed \(prints.count) times.",
            prints.map { line($0.entry) }
        )
        both.add(whereTheyPart(prints[0].entry, prints[1].entry))
        both.add(innerStory(prints[1].entry))
        both.add(replayed(causes(of: prints[1].entry)))
        var second = happened(prints[1].entry)
        second.sentences = Array(second.sentences.prefix(1))
        return [both, answer, second]
    }

    /// The prints of a text, or of the only text that contains it.
    private func printed(_ text: String) -> [(text: String, entry: Int)] {
        let whole = prints.filter { $0.text == text }
        if !whole.isEmpty { return whole }
        let parts = prints.filter { $0.text.contains(text) }
        return Set(parts.map(\.text)).count == 1 ? parts : []
    }

    /// The texts that the run prints.
    var prints: [(text: String, entry: Int)] {
        run.entries.enumerated().compactMap { index, entry in
            if case .prints(let text) = entry.step.moment { (text, index) } else { nil }
        }
    }
}
