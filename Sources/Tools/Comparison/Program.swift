// A program that measures one case in each run.

import Checkouts
import Toolchain
import Foundation

/// A case of a program.
public struct KnownCase: Equatable {
    /// The short name, which is the same for all libraries.
    public let name: String
    /// Its description.
    public let title: String
    /// Whether the program has the same work written by hand.
    public let hasFloor: Bool
}

/// A program that answers `cases`, `measure NAME` and `floor NAME`.
public struct Program {
    private let executable: URL
    private let firstWords: [String]

    /// - parameter firstWords: Arguments before all others.
    public init(_ executable: URL, firstWords: [String] = []) {
        self.executable = executable
        self.firstWords = firstWords
    }

    /// Builds the program that measures another library.
    /// - parameter kit: The folder of this package. The program's package is in its `.build`.
    public static func built(
        for library: Library,
        checkout path: String,
        kit: URL
    ) throws -> Program {
        let files = try library.package(checkout: path, kit: kit)
        let folder = kit.appending(path: ".build/bench-\(library.rawValue.lowercased())")
        try writePackage(files, into: folder)
        let build = [
            "swift", "build", "--configuration", "release", "--package-path", folder.path,
        ]
        let log = try outcome(of: build)
        guard log.status == 0 else {
            let errors = (log.output + log.error).split(separator: "\n").filter {
                $0.contains("error: ")
            }
            throw KitError(
                """
                \(errors.joined(separator: "\n"))
                '\(path)' does not build. If it is an unchanged release of \(library.rawValue), \
                try another release: this one may not support this version of Swift.
                """
            )
        }
        let bin = try output(of: build + ["--show-bin-path"])
        let lines = bin.split(separator: "\n")
        return Program(URL(filePath: String(lines.last ?? "")).appending(path: "Measure"))
    }

    /// The cases that it has.
    public func cases() throws -> [KnownCase] {
        try answer("cases").split(separator: "\n").map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            return KnownCase(
                name: String(parts[0]),
                title: String(parts[1]),
                hasFloor: parts[2] == "floor"
            )
        }
    }

    /// One run of a case.
    public func measure(_ name: String) throws -> Sample { try Sample(answer("measure", name)) }

    /// One run of the same work written by hand.
    public func measureFloor(_ name: String) throws -> Sample { try Sample(answer("floor", name)) }

    private func answer(_ words: String...) throws -> String {
        let child = try outcome(of: [executable.path] + firstWords + words)
        guard child.status == 0 else {
            throw KitError("\(words.joined(separator: " ")) ended early. \(child.error)")
        }
        return child.output
    }
}
