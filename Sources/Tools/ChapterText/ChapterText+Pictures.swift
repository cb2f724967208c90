// Pictures of marbles, with their text for those who do not see them.
// Chapter: 0 (diagrams)

import Foundation
import Levels
import WalkthroughsTraced

extension ChapterText {
    /// - parameter wanted: `flat-map` for a walkthrough, `operator throttle` for an operator.
    mutating func picture(_ wanted: String) throws -> [String] {
        let words = wanted.split(separator: " ").map(String.init)
        if words.count == 2, words[0] == "operator" {
            let all = operators ?? OperatorPictures(in: package)
            operators = all
            guard let picture = all.named(words[1]) else {
                let names = all.pictures.map(\.name).joined(separator: ", ")
                throw ChapterError(
                    description: "there is no operator `\(words[1])`. The pictures are: \(names)."
                )
            }
            return [image(picture.inWords, picture.path)]
        }
        let (walkthrough, recording) = try recorded(wanted)
        let drawn = WalkthroughDiagrams(of: walkthrough, recording: recording)
        let marbles = drawn.marbles(in: package)
        return [
            image(
                "Marbles of \(walkthrough.name). \(marbles.inWords)",
                "\(walkthrough.name)/\(WalkthroughDiagrams.marbles)"
            )
        ]
    }

    private func image(_ text: String, _ path: String) -> String {
        let plain = text.replacing(#/[\[\]\\`*_<>|]/#) { "\\\($0.0)" }
            .replacing("\n", with: " ")
        return "![\(plain)](\(up)Diagrams/\(path))"
    }
}
