// Submissions in a single file: zip files and git bundles.
// Chapter: appendix, teaching (grading)

import Foundation
import Toolchain

/// Reads answers from a zip file. Nothing is unpacked to disk, so that no file can be written to a
/// wrong place.
struct ZipOfAnswers: AnswerSource {
    private let file: URL

    init(_ file: URL) {
        self.file = file
    }

    func paths() throws -> [String] {
        let list = try tool(
            "unzip",
            ["-Z1", "--", file.path],
            orElse: "The file is not a zip file"
        )
        return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("__MACOSX/") }
    }

    func data(_ path: String) throws -> Data {
        // unzip treats a name as a pattern.
        let name = path.replacing(#/[\[\]*?\\]/#) { "\\\($0.0)" }
        return try tool(
            "unzip",
            ["-p", "--", file.path, name],
            orElse: "\(path) cannot be unpacked"
        )
    }
}

/// Reads answers from one commit in a git bundle.
struct BundleOfAnswers: AnswerSource {
    private let file: URL
    private let scratch: URL

    /// - parameter scratch: A folder for the repository that is made from the bundle.
    init(_ file: URL, scratch: URL) {
        self.file = file
        self.scratch = scratch
    }

    func paths() throws -> [String] {
        if scratch.kind == nil {
            let path = scratch.path
            _ = try git("init", "--quiet", "--bare", path)
            // A bundle has branches, or only a HEAD, or both.
            _ = try git("-C", path, "fetch", "--quiet", file.path, "+refs/*:refs/bundle/*")
            _ = try? git("-C", path, "fetch", "--quiet", file.path, "+HEAD:refs/bundle/HEAD")
        }
        let list = try git("-C", scratch.path, "ls-tree", "-r", "-z", "--name-only", try newest())
        return String(decoding: list, as: UTF8.self).split(separator: "\0").map(String.init)
    }

    func data(_ path: String) throws -> Data {
        let commit = try newest()
        let entry = try git("-C", scratch.path, "ls-tree", commit, "--", path)
        guard entry.starts(with: Data("100".utf8)) else {
            throw NoAnswer("\(path) is a symbolic link, not a file.")
        }
        return try git("-C", scratch.path, "cat-file", "blob", "\(commit):\(path)")
    }

    /// The commit that was checked out; without a HEAD, the newest commit.
    private func newest() throws -> String {
        let head = try? git("-C", scratch.path, "rev-parse", "--verify", "refs/bundle/HEAD")
        if let head { return String(decoding: head.dropLast(), as: UTF8.self) }
        let commits = try git(
            "-C",
            scratch.path,
            "for-each-ref",
            "--sort=-committerdate",
            "--count=1",
            "--format=%(objectname)",
            "refs/bundle"
        )
        let commit = String(decoding: commits, as: UTF8.self).split(separator: "\n").first
        guard let commit else { throw NoAnswer("The bundle has no commit.") }
        return String(commit)
    }

    private func git(_ arguments: String...) throws -> Data {
        try tool("git", arguments, orElse: "The file is not a complete git bundle")
    }
}

/// The output of a tool. Throws `NoAnswer` if the tool fails.
private func tool(_ name: String, _ arguments: [String], orElse reason: String) throws -> Data {
    var limits = Limits.compiler
    limits.output = 8
    let run = try LimitedRun(
        program: "/usr/bin/env",
        arguments: [name] + arguments,
        limits: limits,
        environment: [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            // No hooks or settings of the grader.
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
        ]
    ).run()
    switch run.ending {
    case .exited(0): return run.output
    case .exited(127): throw KitError("Reading these submissions needs \(name). Install it.")
    case .tookTooLong: throw NoAnswer("\(reason): reading it took too long.")
    case .wroteTooMuch: throw NoAnswer("\(reason): it is too large.")
    default:
        throw NoAnswer("\(reason).")
    }
}
