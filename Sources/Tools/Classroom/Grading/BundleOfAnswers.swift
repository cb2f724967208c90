// A submission that is a git bundle.
// Chapter: appendix, teaching (grading)

import Diagrams
import Foundation

/// Reads answers from one commit in a git bundle.
struct BundleOfAnswers: AnswerSource {
    private let file: URL
    /// The repository that is made from the bundle.
    private let repository: URL

    /// - parameter scratch: A folder for the repository.
    init(_ file: URL, scratch: URL) {
        self.file = file
        repository = scratch.appending(path: "\(file.path.fingerprint).git")
    }

    func paths() throws -> [String] {
        if repository.kind == nil {
            let (path, bundle) = (repository.path, file.absoluteURL.path)
            _ = try git("init", "--quiet", "--bare", path)
            // A bundle has branches, or only a HEAD, or both.
            _ = try git("-C", path, "fetch", "--quiet", bundle, "+refs/*:refs/bundle/*")
            _ = try? git("-C", path, "fetch", "--quiet", bundle, "+HEAD:refs/bundle/HEAD")
        }
        let list = try git(
            "-C",
            repository.path,
            "ls-tree",
            "-r",
            "-z",
            "--name-only",
            try newest()
        )
        return String(decoding: list, as: UTF8.self).split(separator: "\0").map(String.init)
    }

    func data(_ path: String) throws -> Data {
        let commit = try newest()
        let entry = try git("-C", repository.path, "ls-tree", commit, "--", path)
        guard entry.starts(with: Data("100".utf8)) else {
            throw NoAnswer("\(path) is a symbolic link, not a file.")
        }
        return try git("-C", repository.path, "cat-file", "blob", "\(commit):\(path)")
    }

    /// The commit that was checked out; without a HEAD, the newest commit.
    private func newest() throws -> String {
        let head = try? git("-C", repository.path, "rev-parse", "--verify", "refs/bundle/HEAD")
        if let head { return String(decoding: head.dropLast(), as: UTF8.self) }
        let commits = try git(
            "-C",
            repository.path,
            "for-each-ref",
            "--sort=-committerdate",
            "--count=1",
            "--format=%(objectname)",
            "refs/bundle"
        )
        let commit = String(decoding: commits, as: UTF8.self).split(separator: "\n").first
        // Each bundle has a commit. Without the commits before it, it could not be read.
        guard let commit else { throw unreadable }
        return String(commit)
    }

    private func git(_ arguments: String...) throws -> Data {
        let (status, output) = try reading(file, with: "git", arguments)
        guard status == 0 else { throw unreadable }
        return output
    }

    private var unreadable: NoAnswer {
        let name = file.lastPathComponent
        return NoAnswer(
            isThin
                ? """
                \(name) has only the last commits: the commits before them are missing. Make it \
                with all: git bundle create \(name) HEAD
                """
                : """
                \(name) is not a complete git bundle. Make it again in a clone with all commits: \
                git bundle create \(name) HEAD
                """
        )
    }

    /// Whether the bundle builds on commits that it does not have. Its first lines name them, each
    /// after a hyphen.
    private var isThin: Bool {
        let start = try? FileHandle(forReadingFrom: file).read(upToCount: 1 << 16)
        let lines = String(decoding: start ?? Data(), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return lines.first?.contains("git bundle") == true
            && lines.prefix { !$0.isEmpty }.contains { $0.hasPrefix("-") }
    }
}
