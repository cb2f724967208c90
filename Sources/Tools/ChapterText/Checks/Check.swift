// The checks of `make check` and the tests, and the findings of a check.
// Chapter: 0 (how the text is kept true)

import Foundation

/// The checked items, and the problems.
public struct Findings {
    /// How many items of each kind were checked. A check with no items could not fail.
    public internal(set) var checked: [String: Int] = [:]
    /// The problems.
    public internal(set) var problems: [Problem] = []
    /// Differences that are not counted as problems here, and why.
    public internal(set) var notes: [String] = []

    mutating func count(_ kind: String) {
        checked[kind, default: 0] += 1
    }

    mutating func report(
        _ file: String,
        _ line: Int,
        _ what: String,
        _ remedy: String = Problem.byHand
    ) {
        problems.append(Problem(file, line, what, remedy))
    }

    /// Reports the first line in which a generated file differs from its text.
    mutating func expect(_ text: String, in path: String, of package: PackageText) {
        let shown = (try? package.text(path)) ?? ""
        let change = Change(
            from: shown.components(separatedBy: "\n"),
            to: text.components(separatedBy: "\n")
        )
        if let change { report(path, change.index + 1, "\(change)", Problem.refresh) }
    }
}

/// A condition for prose and code to agree.
public struct Check {
    /// Its subject, in a word or two.
    public let name: String
    private let find: (PackageText, inout Findings) throws -> Void

    init(_ name: String, _ find: @escaping (PackageText, inout Findings) throws -> Void) {
        self.name = name
        self.find = find
    }

    /// Checks a package. Throws if a file cannot be read.
    /// - parameter package: The folder with Package.swift.
    public func findings(in package: URL) throws -> Findings {
        var findings = Findings()
        try find(PackageText(folder: package), &findings)
        return findings
    }
}

extension Check {
    /// All checks. A new check needs a file in this folder and an entry in this list.
    public static var all: [Check] {
        [
            .madeParts, .diagrams, .classMaps, .modules, .stepHeadings, .questions, .links, .claims,
            .errata, .banners, .templates, .exercises, .wrongAnswers, .programs, .examples,
            .editors, .folds,
        ]
    }
}
