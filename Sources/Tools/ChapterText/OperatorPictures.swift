// The marbles of each operator: a picture for each section of the samples of operators.
// Chapter: 0 (diagrams)

import Foundation
import Levels
import Toolchain
import WalkthroughsTraced

/// The pictures of *Each operator in one place*.
public struct OperatorPictures {
    /// A section of a sample.
    struct Picture {
        /// The file's name without its ending: `throttle`.
        let name: String
        /// What it shows: `source.throttle(.seconds(1), scheduler: clock)`.
        let code: String
        let marbles: Marbles

        /// The text for those who do not see it.
        var inWords: String { "Marbles of \(code). \(marbles.inWords)" }
        var path: String { "\(folder)/\(name).svg" }
        var svg: String { MarbleSVG(marbles, heading: code).text }
    }

    /// Their folder in the folder Diagrams.
    public static let folder = "operators"

    let pictures: [Picture]

    /// Replays the samples.
    /// - parameter package: The folder with Package.swift.
    public init(in package: URL) {
        pictures = Walkthrough.operators.flatMap { walkthrough in
            Marbles(of: Run(walkthrough.record()) { try? text(of: $0, in: package) }).sections
                .compactMap(Self.picture)
        }
    }

    /// The title of a section is the picture's name and the code: `take: source.take(2)`.
    private static func picture(_ section: Marbles.Section) -> Picture? {
        guard let colon = section.title.firstRange(of: ": ") else { return nil }
        return Picture(
            name: String(section.title[..<colon.lowerBound]),
            code: String(section.title[colon.upperBound...]),
            marbles: section.marbles
        )
    }

    func named(_ name: String) -> Picture? {
        pictures.first { $0.name == name }
    }

    /// The texts of the files, by their paths in the folder Diagrams.
    public var files: [String: String] {
        pictures.reduce(into: [:]) { $0[$1.path] = $1.svg }
    }
}
