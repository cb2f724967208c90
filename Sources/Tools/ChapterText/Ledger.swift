// Counts the documents' claims: proven by a test, corrected, or neither.
// Chapter: 0 (how the text is kept true)

import Foundation

/// All claims of the documents, and their states.
public struct Ledger {
    /// The state of a claim.
    public enum Verdict: CaseIterable {
        /// The claim holds, and a test with its number shows it.
        case proven
        /// The claim is wrong or partly wrong. A test with its number shows the facts, and the
        /// errata state them.
        case corrected
        /// The claim is wrong and has a test, but the errata do not correct it.
        case notCorrected
        /// No test has its number.
        case withoutATest
    }

    /// A claim, with its file and line.
    struct Claim {
        let file: String
        let line: Int
        let document: Substring
        let id: String
        /// `yes`, `partly` or `no`.
        let holds: String
        let verdict: Verdict
    }

    let claims: [Claim]

    /// Reads `Tests/Ledger`, all tests and the errata. Throws `ChapterError`.
    /// - parameter package: The folder with Package.swift.
    public init(package: URL) throws {
        let tests = try Self.tests(in: package)
        let corrections = try Self.corrections(in: package)
        claims = try Self.files(in: package.appending(path: "Tests/Ledger"), endingIn: ".csv")
            .flatMap { file in
                try Self.lines(of: file).enumerated().dropFirst().map { index, line in
                    guard let row = line.wholeMatch(of: #/(D(\d+)-(\d+)),(yes|partly|no)/#) else {
                        throw ChapterError(
                            description:
                                "\(file.lastPathComponent): write `D002-01,yes` instead of `\(line)`."
                        )
                    }
                    let (document, id) = (row.2, String(row.1))
                    let isTested = tests.contains(Self.key(document, row.3))
                    let verdict: Verdict =
                        if !isTested {
                            .withoutATest
                        } else if row.4 == "yes" {
                            .proven
                        } else {
                            corrections.contains(id) ? .corrected : .notCorrected
                        }
                    return Claim(
                        file: "Tests/Ledger/\(file.lastPathComponent)",
                        line: index + 1,
                        document: document,
                        id: id,
                        holds: String(row.4),
                        verdict: verdict
                    )
                }
            }
        if claims.isEmpty {
            throw ChapterError(description: "there are no claims in Tests/Ledger.")
        }
    }

    /// The numbers of the claims with this verdict, such as `D002-26`, in the ledger's order.
    public func ids(_ verdict: Verdict) -> [String] {
        claims.filter { $0.verdict == verdict }.map(\.id)
    }

    /// A line for each document: the numbers of claims in each state.
    public var table: [String] {
        let titles = [
            "document", "claims", "proven", "corrected", "not corrected", "without a test",
        ]
        func row(_ name: String, _ claims: [Claim]) -> [String] {
            [name, "\(claims.count)"]
                + Verdict.allCases.map { verdict in
                    "\(claims.count { $0.verdict == verdict })"
                }
        }
        let documents = Dictionary(grouping: claims, by: \.document)
        let rows =
            [titles]
            + documents.keys.sorted().map { row(String($0), documents[$0] ?? []) }
            + [row("all", claims)]
        return rows.map { row in
            let cells = zip(titles, row).map { title, cell in
                String(repeating: " ", count: title.count - cell.count) + cell
            }
            return cells.joined(separator: "  ")
        }
    }

    /// The number in the name of each test: `testD002_15_aCount` has `002-15`.
    private static func tests(in package: URL) throws -> Set<String> {
        let files = try files(in: package.appending(path: "Tests"), endingIn: ".swift")
        return Set(
            try files.flatMap { file in
                try String(contentsOf: file, encoding: .utf8)
                    .matches(of: #/(?m)^ *func testD(\d+)_(\d+)_/#).map { key($0.1, $0.2) }
            }
        )
    }

    /// The claims that the errata correct.
    private static func corrections(in package: URL) throws -> Set<String> {
        let page = try PackageText(folder: package).page(ErrataRow.page)
        return Set(page.errataRows.filter { $0.verdict != nil }.map(\.id))
    }

    private static func key(_ document: Substring, _ number: Substring) -> String {
        "\(document)-\(Int(number) ?? 0)"
    }

    private static func files(in folder: URL, endingIn ending: String) throws -> [URL] {
        guard let paths = FileManager.default.subpaths(atPath: folder.path) else {
            throw ChapterError(description: "there is no folder \(folder.lastPathComponent) here.")
        }
        return paths.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0) }
    }

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
