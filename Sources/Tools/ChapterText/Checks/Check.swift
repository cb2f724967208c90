// What `make check` and the tests prove: a list of checks, and what one of them finds.
// Chapter: 0 (how the text is kept true)

import Foundation

/// What a check has looked at, and what is wrong with it.
public struct Findings {
    /// How many of each kind it has looked at. None at all would be a check that cannot fail.
    public internal(set) var checked: [String: Int] = [:]
    /// What is wrong.
    public internal(set) var problems: [Problem] = []
    /// What could not be decided here, and why.
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
}

/// Something that has to be so for prose and code to agree.
public struct Check {
    /// What it is about, in a word or two.
    public let name: String
    private let find: (PackageText, inout Findings) throws -> Void

    init(_ name: String, _ find: @escaping (PackageText, inout Findings) throws -> Void) {
        self.name = name
        self.find = find
    }

    /// Checks a package. Throws if a file cannot be read.
    /// - parameter package: The folder that has Package.swift in it.
    public func findings(in package: URL) throws -> Findings {
        var findings = Findings()
        try find(PackageText(folder: package), &findings)
        return findings
    }
}

extension Check {
    /// All of them. A new check is a file beside this one, and a word in this list.
    public static var all: [Check] {
        [
            .madeParts, .diagrams, .classMaps, .stepHeadings, .questions, .links, .claims, .errata,
            .banners, .templates, .exercises, .programs,
        ]
    }
}
